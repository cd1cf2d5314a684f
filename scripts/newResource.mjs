// `npm run new-resource -- <domain>/<name> [--section …] [--owner …] [--icon …]`: creates a folder
// with a declaration, its messages and its icon, and adds its line to the list of resources.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { icons } from "lucide";
import { isName, toSingular, toTitle } from "./nouns.mjs";

const usage = `Usage: npm run new-resource -- <domain>/<name> [--section <section>] [--owner shop|platform|shared] [--icon <icon>]
  The name is a plural in camel case, like inventory/priceTags.
  The section is one of the menu's, in resources/sections.ts; by default that of the domain.
  The icon is one of https://lucide.dev/icons in Pascal case, like TicketPercent; by default Box.`;
function fail(message) {
  console.error(`${message}\n${usage}`);
  process.exit(1);
}
function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        section: { type: "string" },
        owner: { type: "string" },
        icon: { type: "string", default: "Box" },
        help: { type: "boolean" },
      },
    });
  } catch (error) {
    return fail(error.message);
  }
}
const { values, positionals } = parse();
if (values.help) {
  console.log(usage);
  process.exit();
}
const [domain = "", name = "", ...rest] = (positionals[0] ?? "").split("/");
if (positionals.length !== 1 || rest.length > 0)
  fail(
    positionals.length > 1
      ? "Name one resource. npm passes options on only behind --, as in the next line."
      : "Name one resource.",
  );
if (name === "") fail(`"${domain}" names no domain: write <domain>/<name>.`);
for (const part of [domain, name])
  if (!isName(part))
    fail(`"${part}" is no name: use letters and digits, and no word of TypeScript.`);
if (values.owner && !["shop", "platform", "shared"].includes(values.owner))
  fail(`"${values.owner}" owns no rows.`);
if (!Object.hasOwn(icons, values.icon)) fail(`"${values.icon}" is no icon of Lucide.`);
const folder = path.join("resources", domain, name);
if (existsSync(folder)) {
  console.error(`${folder} already exists`);
  process.exit(1);
}
const list = "resources/declarations.ts";
const declarations = readFileSync(list, "utf8");
if (new RegExp(`\\b${name} \\}`).test(declarations)) fail(`${list} has another ${name}.`);
const source = readFileSync("resources/sections.ts", "utf8");
const isPlatform =
  values.owner === undefined
    ? ["platform", "content", "members", "payments"].includes(domain)
    : values.owner !== "shop";
const owner = values.owner ?? (isPlatform ? "platform" : "shop");
/** The menu section of a domain: its routes and permissions begin with it. */
const sections = {
  orders: "order",
  promotions: "promotion",
  inventory: "stock",
  finance: "fund",
  organisation: "org",
};
const section = values.section ?? (isPlatform ? "system" : (sections[domain] ?? domain));
if (!new RegExp(`^    ${section}: "`, "m").test(source))
  fail(
    `"${section}" is no section of the menu. Name one of resources/sections.ts, or add it there.`,
  );
/** The first segment of routes and permissions: the platform's are not those of a section. */
const segment = isPlatform ? "platform" : section;
const menuSection = segment === section ? "" : `menuSection: "${section}",\n  `;
const one = toSingular(name);
mkdirSync(path.join(folder, "locales"), { recursive: true });
writeFileSync(
  path.join(folder, `${name}.ts`),
  `import { choice, defineResource, section, text } from "../../../framework/schema/index.ts";

export const ${name} = defineResource("${name}", {
  api: "${isPlatform ? "system" : "member"}/${one}",
  route: "/${segment}/${name}",
  ${menuSection}access: "${segment}:${name}",
  owner: "${owner}",
  fields: {
    name: text({ required: true, unique: true, search: true, sortable: true, max: 100 }),
    status: choice(["active", "inactive"], { default: "active", filter: true }),
  },
  list: { columns: ["name", "status", "addTime"], sort: ["name", "asc"], tabs: "status" },
  form: [section("main", ["name", "status"])],
});
`,
);
writeFileSync(
  path.join(folder, "icon.ts"),
  `export { ${values.icon} as default } from "lucide";\n`,
);
/** `npm run check` asks for the translation of texts that begin so. */
const untranslated = `TODO ${toTitle(one)} |||| TODO ${toTitle(one)}`;
const messages = {
  en: { name: `${toTitle(one)} |||| ${toTitle(name)}`, empty: "Add the first one." },
  "zh-CN": {
    name: untranslated,
    empty: "添加第一条记录。",
    fields: { name: "名称", status: "状态" },
    choices: { status: { active: "启用", inactive: "停用" } },
    groups: { main: "基本信息" },
  },
  "zh-TW": {
    name: untranslated,
    empty: "新增第一筆記錄。",
    fields: { name: "名稱", status: "狀態" },
    choices: { status: { active: "啟用", inactive: "停用" } },
    groups: { main: "基本資料" },
  },
};
for (const [locale, text] of Object.entries(messages))
  writeFileSync(
    path.join(folder, "locales", `${locale}.ts`),
    `import type { ResourceMessages } from "../../../../framework/schema/index.ts";\nimport type { ${name} } from "../${name}.ts";\n\nconst messages: ResourceMessages<typeof ${name}> = ${JSON.stringify(text, null, 2).replace(/"(\w+)":/g, "$1:")};\nexport default messages;\n`,
  );
writeFileSync(list, `${declarations}export { ${name} } from "./${domain}/${name}/${name}.ts";\n`);
spawnSync(process.execPath, [
  "node_modules/@biomejs/biome/bin/biome",
  "check",
  "--write",
  folder,
  list,
]);
console.log(`Wrote ${folder}, and its line in ${list}. Next:
  declare its fields in ${folder}/${name}.ts
  npm run messages ${name}    # writes the missing messages; translate those that begin with TODO
  npm run migration -- ${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}
  npm run check`);
