import { figures } from "uriscope/markdown";
import { defineConfig } from "vitepress";

const drawn = await figures();

export default defineConfig({
  title: "References",
  base: "/docs/",
  head: [["script", { type: "module", src: "/docs/uriscope/embed.js", "data-baked": "/docs/uriscope.json" }]],
  markdown: { config: (md) => void md.use(drawn) },
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag === "uri-scope" } } },
});
