import type { Outline, Resource } from "../../framework/schema/index.ts";

/** The declarations as the build splits them, or all of them, as in tests and while developing. */
type Declared =
  | {
      /** In menu order. */
      readonly outlines: readonly Outline[];
      readonly domains: Readonly<
        Record<string, () => Promise<{ readonly resources: readonly Resource[] }>>
      >;
    }
  | { readonly resources: readonly Resource[] };

const [module] = Object.values(
  import.meta.glob<Declared>("../../resources/index.ts", { query: "?outlines", eager: true }),
);
if (!module) throw new Error("resources/index.ts is missing");
export const declared: Declared = module;

/** Loads the declarations of a domain; of one without resources, none. */
export async function loadDeclarations(domain: string): Promise<readonly Resource[]> {
  if (!("domains" in declared)) return declared.resources;
  return (await declared.domains[domain]?.())?.resources ?? [];
}
