/** The page of src/, under any path of a host. */
export default {
  root: "src",
  base: "./",
  build: { outDir: "../out/vite", emptyOutDir: true, target: "es2022" },
  optimizeDeps: { exclude: ["uriscope"] },
};
