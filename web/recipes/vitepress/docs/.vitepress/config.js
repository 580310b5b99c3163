import { figures } from "uriscope/markdown";
import { defineConfig } from "vitepress";

const drawn = await figures();

// The data is made when the site is built, so the preview server has none. Its elements use the engine.
const data = (command) => (command === "build" ? { "data-baked": "/docs/uriscope.json" } : {});

export default defineConfig(({ command }) => ({
  title: "References",
  base: "/docs/",
  head: [["script", { type: "module", src: "/docs/uriscope/embed.js", ...data(command) }]],
  markdown: { config: (md) => void md.use(drawn) },
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag === "uri-scope" } } },
}));
