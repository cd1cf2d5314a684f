import type { Resource } from "./defineResource.ts";
import type { FieldName } from "./field.ts";

/**
 * Values on the wire that the rules of a resource accept, as the default export of
 * `<name>.sample.ts` beside the declaration. The generated tests fill in the other fields; they
 * need a sample where rules demand more than the fields declare.
 *
 * @example
 * ```ts
 * const sample: Sample<typeof suppliers> = { contractUntil: "2026-12-31", minimumOrder: 25 };
 * ```
 */
export type Sample<R extends Resource> = { readonly [K in FieldName<R["fields"]>]?: unknown };

/**
 * Values that name other rows or differ in each sample: a function of the ids of the sampled rows,
 * one of each resource.
 *
 * @example
 * ```ts
 * const sample: SampleFunction<typeof suppliers> = ({ branches }) => ({ name: `Of ${branches}` });
 * ```
 */
export type SampleFunction<R extends Resource> = (
  ids: Readonly<Record<string, number>>,
) => Sample<R>;
