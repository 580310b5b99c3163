/**
 * Many views in one page: everything in the Resolve room is drawn three times, once in a shadow root, each with its own
 * case and spec. The modules come from web/src, unbundled, in a page independent of the site.
 */
import assert from "node:assert/strict";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { extname, join } from "node:path";
import { axeFindings, chooseSpec, eventually, painted, sharedSite, unfold, watch } from "./browser.js";
import { engine, say } from "./fixtures.js";
import { inWords } from "./shown.js";
import { editionOf, explained, link, root } from "./support.js";
import { after, before, test } from "./test.js";

/** @import { Locator } from "playwright-core" */

const web = join(root, "web");

/** Cases on which specs differ, with content for every view. */
const cases = [
  { base: "http://u:p@h/b/c;p?q", reference: "../../../g#s", edition: "rfc3986" },
  { base: "http://a/b/c/d;p?q", reference: "./../../../x y", edition: "url-syntax-05" },
  { base: "http://a/b/c/d", reference: "../../../g?q", edition: "url-1993" }, // in the shadow root
];

const origin = "http://views.test/";
const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Three rooms</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/web/src/app.css"><link rel="stylesheet" href="/web/src/later.css" data-later disabled>
<script type="importmap">{ "imports": { "@preact/signals-core": "/web/node_modules/@preact/signals-core/dist/signals-core.module.js", "lit-html": "/web/node_modules/lit-html/lit-html.js", "lit-html/": "/web/node_modules/lit-html/" } }</script>
<main><h1>Three rooms</h1><div id="one"></div><div id="two"></div><div id="three"></div></main></html>`;

const files = "export const fetched = async (language, part) => (await import(`./${language}/${part}.js`)).default;";

const types = /** @type {Record<string, string>} */ ({
  ".js": "text/javascript",
  ".css": "text/css",
  ".wasm": "application/wasm",
});

/** @type {import("playwright-core").Page} */
let page;
/** @type {string[]} */
let faults;
/** The three places. @type {Locator[]} */
let places;

before(async () => {
  const { browser } = await sharedSite();
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  faults = await watch(page, origin);
  await page.addInitScript(() => localStorage.setItem("uriscope steps", "shown")); // most views belong to the whole algorithm
  await page.route(`${origin}**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/") return route.fulfill({ body: html, contentType: "text/html" });
    // Node reads the folders of the languages; in the site another module has its place.
    if (pathname.endsWith("/words/files.js")) return route.fulfill({ body: files, contentType: types[".js"] });
    const file = join(root, pathname.replace("/copy/", "/web/"));
    if (!existsSync(file)) return route.fulfill({ status: 404 });
    return route.fulfill({ body: readFileSync(file), contentType: types[extname(file)] });
  });
  await page.goto(origin);
  await page.evaluate(async (cases) => {
    const module = (/** @type {string} */ path) => import(path);
    const { Resolve } = await module("/web/src/rooms/resolve.js");
    const { load } = await module("/dist/uriscope.js");
    const { Words } = await module("/web/src/words/words.js");
    const words = new Words({ language: "en", missing: globalThis.uriscopeMissing });
    await words.need("ui", "stage", "page", "remarks");
    const engine = await load();
    cases.forEach((of, i) => {
      const host = /** @type {HTMLElement} */ (document.querySelectorAll("main > div")[i]);
      let place = host;
      if (i === 2) {
        const shadow = host.attachShadow({ mode: "open" });
        place = document.createElement("div");
        shadow.append(
          ...["app", "later"].map((name) =>
            Object.assign(document.createElement("link"), { rel: "stylesheet", href: `/web/src/${name}.css` }),
          ),
          place,
        );
      }
      const room = new Resolve(place, {
        engine,
        baked: null,
        words,
        changed() {},
        replace: (/** @type {() => void} */ act) => act(),
      });
      place.querySelector("uri-stepper")?.classList.remove("at-foot");
      place.querySelector(".ask")?.setAttribute("aria-label", `Room ${i + 1}`);
      const show = (/** @type {string} */ edition) =>
        room.show({ fields: Object.entries({ ...of, edition }), notes: [] }, false);
      Object.assign(globalThis, { show: { .../** @type {any} */ (globalThis).show, [host.id]: show } });
      room.show({ fields: Object.entries(of), notes: [{ id: "link-step", args: { value: "x" }, count: 1 }] }, false);
    });
  }, cases);
  places = ["one", "two", "three"].map((id) => page.locator(`#${id}`));
  for (const place of places) {
    await place.locator("uri-years .year.chosen").waitFor();
    for (const summary of await place.locator("summary").all()) await unfold(summary);
    for (const view of ["uri-anatomy", "uri-characters", "uri-grammar [role=tree]"])
      await place.locator(view).first().waitFor();
  }
  await painted(page);
});
after(() => page?.close());

/** The text that a place shows for its case. @param {Locator} place */
const shown = (place) =>
  place.evaluate((host) => {
    const within = host.shadowRoot ?? host;
    const texts = (/** @type {string} */ selector) =>
      [...within.querySelectorAll(selector)].map((one) => one.textContent?.trim());
    const values = (/** @type {string} */ selector) =>
      [...within.querySelectorAll(selector)].map((one) => /** @type {HTMLInputElement} */ (one).value);
    return {
      texts: values("uri-field textarea"),
      edition: values("uri-years input[type=radio]:checked"),
      step: Number(values("uri-stepper input")[0]),
      target: texts("output .figure, output .none")[0],
      lines: texts("uri-resolution li[aria-current=step] .code"),
      rules: texts("uri-dots tr[aria-current=step] .rule"),
      said: texts("uri-stepper .say b")[0],
      rows: texts("uri-grammar [role=treeitem]").length,
    };
  });
const allShown = () => Promise.all(places.map(shown));

/** Acts in one place, and asserts that nothing changes in the others. @param {number} i @param {(place: Locator) => Promise<unknown>} act */
async function only(i, act) {
  const before = await allShown();
  await act(places[i]);
  await painted(page);
  const now = await allShown();
  // Waits until trees, which grow when the page is idle, have settled.
  const settled = (/** @type {typeof now[number]} */ { rows: _, ...rest }) => rest;
  now.forEach(
    (place, j) =>
      j !== i && assert.deepEqual(settled(place), settled(before[j]), `place ${j + 1} changed with place ${i + 1}`),
  );
  assert.notDeepEqual(now[i], before[i], `nothing changed in place ${i + 1}`);
  return now[i];
}

/** The place with the focus, and the name of the focused element. */
const focus = () =>
  page.evaluate(() => {
    const host = document.activeElement;
    const inner = host?.shadowRoot?.activeElement ?? host;
    return {
      place: host?.closest("main > div")?.id,
      element: inner?.localName,
      label: inner?.getAttribute("aria-label") ?? inner?.textContent?.trim(),
    };
  });

/** The files of the views, by their paths below views/. */
const views = readdirSync(join(web, "src", "views"), { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".js"),
);

for (const sweep of [false, true])
  test("every view that there is stands in each of the places, drawn", { sweep }, async () => {
    const names = views.flatMap(
      (file) => /^define\("([\w-]+)"/m.exec(readFileSync(join(web, "src", "views", file), "utf8"))?.[1] ?? [],
    );
    assert.ok(names.length >= 14, `${names}`);
    const stages = Object.fromEntries(
      readdirSync(join(web, "src", "rooms"))
        .filter((file) => /stage\.js$|^documents|^teach/.test(file))
        .map((file) => [file, readFileSync(join(web, "src", "rooms", file), "utf8")]),
    );
    const elsewhere = names.filter(
      (name) =>
        !stages["stage.js"].includes(`<${name}`) && Object.values(stages).some((stage) => stage.includes(`<${name}`)),
    );
    for (const [at, place] of places.entries()) {
      // Views that exist only in some cases: if there is something to say or ask, in an open dialog, in the header, in
      // other rooms, or in elements.
      const sometimes = [
        "uri-remarks",
        "uri-expectation",
        "uri-fault",
        "uri-story", // only in place of the whole algorithm
        "uri-conformance",
        "uri-differences",
        "uri-parting",
        ...["uri-gallery", "uri-lists"],
        ...["uri-libraries-sheet", "uri-libraries-table", "uri-mistakes"],
        "uri-examples",
        "uri-share",
        "uri-sharing",
        "uri-handout",
        "uri-notices",
        ...["uri-changed", "uri-broken", "uri-lines"], // only with changed lines
        "uri-predict",
        ...["uri-meeting", "uri-sending", "uri-diagnosing"],
        ...["uri-visits", "uri-record", "uri-machine"], // only for a run in groups
        ...elsewhere,
      ];
      for (const name of names.filter((name, i) => !sometimes.includes(name) && (i % places.length === at) !== sweep)) {
        const view = place.locator(name).first();
        assert.ok(await view.evaluate((element) => element.childElementCount > 0), name);
      }
    }
  });

test("each place has its own case", async () => {
  (await allShown()).forEach(({ texts, edition, target, step }, i) => {
    const explanation = explained(engine, cases[i]);
    assert.deepEqual(
      [texts, edition, step],
      [[cases[i].base, cases[i].reference], [cases[i].edition], explanation.run.steps.length],
    );
    assert.equal(target, inWords(explanation), link(cases[i]));
  });
});

test("no id is there twice, and what refers to one finds it in its own view", async () => {
  const faults = await page.evaluate(() => {
    const roots = [
      document,
      .../** @type {ShadowRoot[]} */ (
        $$("*")
          .map(({ shadowRoot }) => shadowRoot)
          .filter(Boolean)
      ),
    ];
    /** @type {string[]} */
    const found = [roots.length === 2 ? "" : "there is no shadow root"];
    for (const root of roots) {
      const ids = [...root.querySelectorAll("[id]")].map(({ id }) => id);
      if (ids.length < 10) found.push(`only ${ids.length} ids`);
      found.push(...ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `${id} is there twice`));
      for (const name of ["for", "aria-describedby", "aria-labelledby", "aria-controls", "aria-activedescendant"]) {
        for (const element of root.querySelectorAll(`[${name}]`)) {
          for (const id of element.getAttribute(name)?.split(" ") ?? []) {
            const view = (/** @type {Element | null | undefined} */ of) =>
              of?.closest("uri-field, uri-years, uri-grammar, uri-target");
            const to = root.querySelector(`[id="${id}"]`);
            if (!to || view(to) !== view(element)) found.push(`${name}=${id} leads ${to ? "elsewhere" : "nowhere"}`);
          }
        }
      }
      const groups = [...root.querySelectorAll("uri-years")].map(
        (years) => new Set([...years.querySelectorAll("input[type=radio]")].map((radio) => radio.getAttribute("name"))),
      );
      if (new Set(groups.flatMap((names) => [...names])).size !== groups.length)
        found.push("radio buttons of two views are one group");
    }
    return found.filter(Boolean);
  });
  assert.deepEqual(faults, []);
});

for (const { at, sweep } of [{ at: [2] }, { at: [0, 1], sweep: true }])
  test("each plays its own run", { sweep }, async () => {
    for (const i of at) {
      const asked = cases[i];
      const { run } = explained(engine, asked);
      const { lines } = editionOf(engine, asked.edition).listing;
      await places[i].getByRole("slider").focus();
      await only(i, () => page.keyboard.press("Home"));
      for (let step = 1; step <= 4; step++) {
        const now = await only(i, () => page.keyboard.press("ArrowRight"));
        const line = lines[run.steps[step - 1].line];
        const { phase, id } = line;
        const code = line.code;
        assert.equal(now.step, step);
        assert.ok(
          phase === "dots" ? now.rules[0] === id : now.lines.some((line) => line?.endsWith(code)),
          `${now.lines} ${now.rules}: ${id} ${code}`,
        );
      }
      const play = places[i].getByRole("button", { name: say("ui:play"), exact: true });
      await only(i, async () => {
        await play.click();
        await page.waitForFunction(
          ([id, step]) => {
            const host = document.getElementById(String(id));
            return (
              Number(
                /** @type {HTMLInputElement} */ ((host?.shadowRoot ?? host)?.querySelector("uri-stepper input")).value,
              ) > Number(step)
            );
          },
          [["one", "two", "three"][i], 4],
        );
        await places[i].getByRole("button", { name: say("ui:pause"), exact: true }).click();
      });
    }
  });

for (const { at, sweep } of [{ at: [2] }, { at: [0, 1], sweep: true }])
  test("text boxes, editions, options and comparisons are each place's own", { sweep }, async () => {
    for (const i of at) {
      const typed = await only(i, (place) => place.getByRole("textbox", { name: "Reference" }).fill("../typed"));
      assert.equal(typed.texts[1], "../typed");
      const other = cases[(i + 1) % 3].edition;
      const chosen = await only(i, (place) => chooseSpec(place, other));
      assert.deepEqual(chosen.edition, [other]);
      await only(i, (place) => place.getByRole("textbox", { name: "Reference" }).fill("../../../../g"));
      await places[i].locator("uri-years .differences").click();
      await places[i].locator("uri-differences button.where").last().click();
      await places[i].locator("uri-parting section").nth(1).waitFor();
      await page.keyboard.press("Escape");
      await places[i].locator("uri-differences").waitFor({ state: "detached" });
    }
  });

test("the focus stays in its place: mending, comparing, walking through a tree, Tab", { sweep: true }, async () => {
  for (const id of ["one", "two", "three"]) {
    const i = ["one", "two", "three"].indexOf(id);
    const place = places[i];
    await chooseSpec(place, "rfc3986");
    await place.getByRole("textbox", { name: "Reference" }).fill("a b");
    await place.locator("uri-fault .mend").click();
    await painted(page);
    assert.deepEqual(
      [
        await place.getByRole("textbox", { name: "Reference" }).inputValue(),
        (await focus()).place,
        (await focus()).element,
      ],
      ["a%20b", id, "textarea"],
    );

    await place.getByRole("textbox", { name: "Reference" }).fill("../../../../g");
    await place.locator("uri-years .chosen input").focus();
    await page.keyboard.press("Enter");
    await place.locator("uri-differences button.where").first().click();
    await page.keyboard.press("Escape");
    await place.locator("uri-differences").waitFor({ state: "detached" });
    assert.deepEqual([(await focus()).place, (await focus()).element], [id, "input"]);

    await page.mouse.move(0, 0); // the pointer has priority over the focus
    const tree = place.locator("uri-grammar [data-side='1']");
    await tree.locator(".cells", { hasText: "../../../../g" }).focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowDown");
    await painted(page);
    assert.deepEqual([(await focus()).place, (await tree.locator(".cells .lit").count()) > 0], [id, true]);

    await place.locator("uri-years input[type=radio]:checked").focus();
    await page.keyboard.press("ArrowLeft");
    await painted(page);
    assert.deepEqual([(await focus()).place, (await focus()).element], [id, "input"]);
    await place.getByRole("textbox", { name: "Base URI" }).focus();
    await page.keyboard.press("Tab");
    assert.equal((await focus()).place, id);
  }
});

test("views can be defined twice, by the same copy of the scripts or another", { sweep: true }, async () => {
  await page.evaluate(async (files) => {
    for (const file of files) {
      await import(`/web/src/views/${file}?again`);
      await import(`/copy/src/views/${file}`);
    }
  }, views);
});

test("nothing went wrong meanwhile", () => assert.deepEqual(faults, []));

test("axe finds nothing in three stages of one page", { sweep: true }, async () => {
  assert.deepEqual(await axeFindings(page), []);
});
