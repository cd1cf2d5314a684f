// Splits the declarations of resources in the build: the outlines, which every page loads, and the
// declarations of each domain, which load with its first page. Elsewhere, as in tests, all of them
// are in one module.
import { readFileSync } from "node:fs";

const list = "resources/declarations.ts";
const outlines = /\/resources\/index\.ts\?outlines$/;
const declarations = /\/resources\/index\.ts\?declarations=(\w+)$/;
const declaration = /(?:^|\/)resources\/(\w+)\/(\w+)\/\2\.ts$/;

/** Returns the declarations that `resources/declarations.ts` lists: export, domain and file. */
function listDeclared() {
  const lines = readFileSync(list, "utf8").matchAll(/export \{ (\w+) \} from "\.\/(.+)";/g);
  return [...lines].map(([, name = "", file = ""]) => {
    const [domain = ""] = file.split("/");
    return { name, domain, file: `/resources/${file}` };
  });
}

/** Returns the names of the domains that declare resources. */
export const listDomains = () => [...new Set(listDeclared().map(({ domain }) => domain))];

/** Returns the module with the declarations of a domain, relative to the project. */
export const getDeclarationsModule = (domain) => `resources/index.ts?declarations=${domain}`;

/** Returns the domain of the module of a declaration; null for another module. */
export const findDeclaredDomain = (id) => declaration.exec(id)?.[1] ?? null;

/** Returns the outlines of all resources, in menu order. */
export async function loadOutlines(sources) {
  const [{ resources }, exported, { toOutline }] = await Promise.all([
    sources.load("resources/index.ts"),
    sources.load(list),
    sources.load("framework/schema/outline.ts"),
  ]);
  const domains = new Map(listDeclared().map(({ name, domain }) => [exported[name]?.name, domain]));
  return resources.map((resource) => {
    const domain = domains.get(resource.name);
    if (!domain) throw new Error(`${list} has no line of its own for "${resource.name}"`);
    return toOutline(resource, domain);
  });
}

/** Returns the plugin of the modules of the outlines and of each domain's declarations. */
export const splitResources = (sources) => ({
  name: "split-resources",
  apply: "build",
  enforce: "pre",
  async load(id) {
    if (outlines.test(id)) {
      const all = await loadOutlines(sources);
      const loaders = listDomains().map(
        (domain) => `${domain}: () => import("/${getDeclarationsModule(domain)}")`,
      );
      return {
        code: `export const outlines = ${JSON.stringify(all)};
export const domains = { ${loaders.join(", ")} };`,
        moduleType: "js",
      };
    }
    const [, domain] = declarations.exec(id) ?? [];
    if (!domain) return null;
    const own = listDeclared().filter((one) => one.domain === domain);
    const imports = own.map(({ name, file }) => `import { ${name} } from "${file}";`);
    return {
      code: `${imports.join("\n")}
export const resources = [${own.map(({ name }) => name).join(", ")}];`,
      moduleType: "js",
    };
  },
  buildEnd: () => sources.close(),
});
