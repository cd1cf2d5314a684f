import type { Resource } from "../schema/index.ts";
import type { AnyRules, DefinedRules } from "./defineRules.ts";
import type { ChangeOperation, OperationContext } from "./operations/operationContext.ts";

/** One hook, or several that run in their order. */
export type HookList<H> = H | readonly H[];

type Values = Record<string, unknown>;
type Work = Promise<void> | void;

/** A changed row: as it is stored now, and as it was; null for a new one. */
export interface ChangedRow {
  record: Values;
  before: Values | null;
}
/** Hooks without the types of one resource, as the operations call them. */
export interface AnyHooks {
  beforeChange?: HookList<
    (context: OperationContext & { operation: ChangeOperation } & ChangedRow) => Work
  >;
  afterChange?: HookList<
    (
      context: OperationContext & { operation: ChangeOperation; rows: readonly ChangedRow[] },
    ) => Work
  >;
  beforeDelete?: HookList<(context: OperationContext & { record: Values }) => Work>;
  afterDelete?: HookList<(context: OperationContext & { rows: readonly Values[] }) => Work>;
}
/** Hooks of one field, without its type. */
export interface AnyFieldHooks {
  beforeChange?: HookList<
    (
      context: OperationContext & { operation: ChangeOperation; value: unknown } & ChangedRow,
    ) => unknown
  >;
}

type Listed<T> = { readonly [K in keyof T]-?: readonly Listing<NonNullable<T[K]>>[] };
type Listing<L> = L extends readonly (infer H)[] ? H : L;

/** All hooks of a resource in the order in which they run. */
export interface ResourceHooks extends Listed<AnyHooks> {
  /** Hooks of fields, by the name of the field. */
  readonly fields: readonly (Listed<AnyFieldHooks> & { name: string })[];
}

const toList = <H>(hooks: HookList<H> | undefined): readonly H[] =>
  hooks === undefined ? [] : isList(hooks) ? hooks : [hooks];
const isList = <H>(hooks: HookList<H>): hooks is readonly H[] => Array.isArray(hooks);

function listHooks(rules: AnyRules | undefined, shared: readonly AnyHooks[]): ResourceHooks {
  const sources: readonly AnyHooks[] = rules ? [...shared, rules] : shared;
  return {
    beforeChange: sources.flatMap(({ beforeChange }) => toList(beforeChange)),
    afterChange: sources.flatMap(({ afterChange }) => toList(afterChange)),
    beforeDelete: sources.flatMap(({ beforeDelete }) => toList(beforeDelete)),
    afterDelete: sources.flatMap(({ afterDelete }) => toList(afterDelete)),
    fields: Object.entries(rules?.fields ?? {}).map(([name, { beforeChange }]) => ({
      name,
      beforeChange: toList(beforeChange),
    })),
  };
}
/** Lists the hooks of each resource by its name: the shared ones, then those of its rules. */
export const collectHooks = (
  resources: readonly Resource[],
  rules: readonly DefinedRules[],
  shared: readonly AnyHooks[],
): ReadonlyMap<string, ResourceHooks> =>
  new Map(
    resources.map(({ name }) => [
      name,
      listHooks(rules.find(({ resource }) => resource === name)?.rules, shared),
    ]),
  );
