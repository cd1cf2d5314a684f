// `npm run new-resource <domain>/<name>`: creates a folder with a declaration and its messages, and
// adds it to the index.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const [domain = "", name = ""] = (process.argv[2] ?? "").split("/");
if (![domain, name].every((part) => /^[a-z][A-Za-z0-9]*$/.test(part))) {
  console.error(
    "Usage: npm run new-resource <domain>/<name>, the name in the plural and both in camel case, like inventory/priceTags",
  );
  process.exit(1);
}
const folder = path.join("resources", domain, name);
if (existsSync(folder)) {
  console.error(`${folder} already exists`);
  process.exit(1);
}
/** The domain's face, through which everything outside of the domain imports it. */
const face = `resources/${domain}/index.ts`;
const faceContents = `${existsSync(face) ? readFileSync(face, "utf8") : ""}export { ${name} } from "./${name}/${name}.ts";\n`;
const index = "resources/index.ts";
const source = readFileSync(index, "utf8");
const imported = new RegExp(`import \\{([^}]*?),?\\s*\\} from "\\./${domain}/index\\.ts";`);
const withImport = imported.test(source)
  ? source.replace(
      imported,
      (_, names) => `import {${names}, ${name} } from "./${domain}/index.ts";`,
    )
  : source.replace(
      /(\n\/\*\* Every resource)/,
      `import { ${name} } from "./${domain}/index.ts";\n$1`,
    );
const contents = withImport.replace(
  /export const resources = \[([\s\S]*?),?\s*\] as const;/,
  (_, list) => `export const resources = [${list}, ${name}] as const;`,
);
if (withImport === source || contents === withImport) {
  console.error(
    `${index} no longer has a list of resources under "/** Every resource". Add ${name} manually.`,
  );
  process.exit(1);
}
/** The menu section of a domain: its routes and permissions begin with it. */
const sections = {
  orders: "order",
  promotions: "promotion",
  inventory: "stock",
  finance: "fund",
  organisation: "org",
};
const section = sections[domain] ?? domain;
const isPlatform = ["platform", "content", "members", "payments"].includes(domain);
const one = name.replace(/ies$/, "y").replace(/s$/, "");
const title = (text) =>
  text.charAt(0).toUpperCase() +
  text
    .slice(1)
    .replace(/([A-Z])/g, " $1")
    .toLowerCase();
mkdirSync(path.join(folder, "locales"), { recursive: true });
writeFileSync(
  path.join(folder, `${name}.ts`),
  `import { choice, defineResource, section, text } from "../../../framework/schema/index.ts";

export const ${name} = defineResource("${name}", {
  api: "${isPlatform ? "system" : "member"}/${one}",
  route: "/${isPlatform ? "platform" : section}/${name}",
  ${isPlatform ? `menuSection: "system",\n  ` : ""}access: "${isPlatform ? "platform" : section}:${name}",
  owner: "${isPlatform ? "platform" : "shop"}",
  fields: {
    name: text({ required: true, unique: true, search: true, sortable: true, max: 100 }),
    status: choice(["active", "inactive"], { default: "active", filter: true }),
  },
  list: { columns: ["name", "status", "addTime"], sort: ["name", "asc"], tabs: "status" },
  form: [section("main", ["name", "status"])],
});
`,
);
const messages = {
  en: { name: `${title(one)} |||| ${title(name)}`, empty: "Add the first one." },
  "zh-CN": {
    name: `${title(one)} |||| ${title(name)}`,
    fields: { name: "名称", status: "状态" },
    choices: { status: { active: "启用", inactive: "停用" } },
    groups: { main: "基本信息" },
  },
  "zh-TW": {
    name: `${title(one)} |||| ${title(name)}`,
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
writeFileSync(face, faceContents);
writeFileSync(index, contents);
spawnSync(process.execPath, [
  "node_modules/@biomejs/biome/bin/biome",
  "check",
  "--write",
  folder,
  face,
  index,
]);
console.log(`Wrote ${folder}, and added it to ${face} and ${index}. Next:
  declare its fields in ${folder}/${name}.ts, and translate its name in ${folder}/locales/zh-CN.ts and zh-TW.ts
  npm run migration -- ${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}
  npm run check`);
