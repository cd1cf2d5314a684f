import type { StringMap } from "react-admin";
import type { Resource, ResourceMessages } from "../../framework/schema/index.ts";
import { isLabel } from "../../i18n/isLabel.ts";
import { buildMessages } from "../../i18n/resourceMessages.ts";

/** The texts of resources in one locale. */
export interface Texts {
  /** The resource whose texts have this key, while they are not loaded; null for any other key. */
  findMissing(key: string): string | null;
  /** Loads those of a resource's domain, and returns all messages of its resources. */
  load(resource: string): Promise<StringMap>;
}

const prefix = "resources.";

/**
 * Creates the texts of a locale.
 *
 * @param loadDeclarations Loads the declarations of a domain.
 * @param labels Labels by resource. Where they have texts too, as without the build, nothing is
 * missing.
 * @param files Loaders of texts by path: `…/<domain>/<resource>/locales/<locale>.ts`.
 */
export function createTexts(
  loadDeclarations: (domain: string) => Promise<readonly Resource[]>,
  labels: Readonly<Record<string, ResourceMessages>>,
  files: Readonly<Record<string, () => Promise<ResourceMessages>>>,
): Texts {
  const domains = new Map<string, string>();
  for (const path of Object.keys(files)) {
    const [domain, resource] = path.split("/").slice(-4);
    const isWhole = Object.keys(labels[resource ?? ""] ?? {}).some((key) => !isLabel(key));
    if (domain && resource && !isWhole) domains.set(resource, domain);
  }
  const missing = new Set(domains.keys());
  return {
    findMissing(key) {
      if (!key.startsWith(prefix)) return null;
      const [, resource = "", part = ""] = key.split(".", 3);
      return missing.has(resource) && !isLabel(part) ? resource : null;
    },
    async load(resource) {
      const domain = domains.get(resource);
      if (!domain || !missing.has(resource)) return {};
      const [resources, ...loaded] = await Promise.all([
        loadDeclarations(domain),
        ...Object.entries(files).map(async ([path, load]) => {
          const [folder, name = ""] = path.split("/").slice(-4);
          return folder === domain ? [[name, { ...labels[name], ...(await load()) }] as const] : [];
        }),
      ]);
      const messages = Object.fromEntries(loaded.flat());
      for (const name of Object.keys(messages)) missing.delete(name);
      return buildMessages(
        resources.filter(({ name }) => name in messages),
        messages,
      );
    },
  };
}
