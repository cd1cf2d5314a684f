import {
  type DeclaredField,
  type FieldOptions,
  type Fields,
  type Traits,
  withOptions,
} from "../../../framework/schema/index.ts";

type OptionalFields<F extends Fields> = {
  readonly [N in keyof F]: F[N] extends DeclaredField<
    infer K,
    infer V,
    infer O extends FieldOptions,
    infer T extends Traits
  >
    ? DeclaredField<K, V, Omit<O, "required">, T>
    : never;
};
type ReadOnlyFields<F extends Fields> = {
  readonly [N in keyof F]: F[N] extends DeclaredField<
    infer K,
    infer V,
    infer O extends FieldOptions,
    infer T extends Traits
  >
    ? DeclaredField<K, V, O & { readOnly: true }, T>
    : never;
};

/**
 * The same fields, not required: an application is completed step by step, and each step validates
 * its own fields.
 */
export const makeFieldsOptional = <F extends Fields>(fields: F): OptionalFields<F> =>
  Object.fromEntries(
    Object.entries(fields).map(
      ([
        name,
        {
          options: { required: _, ...options },
          ...field
        },
      ]) => [name, { ...field, options }],
    ),
  ) as OptionalFields<F>;
/** The same fields, read-only for clients: only server rules write them. */
export const makeFieldsReadOnly = <F extends Fields>(fields: F): ReadOnlyFields<F> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, withOptions(field, { readOnly: true })]),
  ) as unknown as ReadOnlyFields<F>;
