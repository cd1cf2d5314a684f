import type { Resource } from "../defineResource.ts";

/** A JSON Schema, as OpenAPI contains it. */
export type JsonSchema = Record<string, unknown>;

/**
 * A value on the wire: its type for the compiler, and its JSON Schema for OpenAPI. Both come from
 * the same constructors, so neither is written twice.
 */
export interface Shape<T = unknown> {
  /** Returns the schema; a record's schema is that of its resource. */
  describe(resource: Resource): JsonSchema;
  /** Never present: it only carries the type. */
  readonly value?: T;
}
/** A value that contains no record, so that its schema is the same for every resource. */
export interface PlainShape<T = unknown> extends Shape<T> {
  describe(): JsonSchema;
}
/** A property that an object may lack. */
export interface OptionalShape<T = unknown> extends Shape<T | undefined> {
  readonly optional: true;
}
/** The type of the values of a shape. */
export type ShapeValue<S> = S extends { readonly value?: infer T } ? Exclude<T, undefined> : never;

type Shapes = Readonly<Record<string, Shape>>;
type PlainShapes = Readonly<Record<string, PlainShape>>;
type OptionalKey<P extends Shapes> = {
  [K in keyof P]: P[K] extends OptionalShape ? K : never;
}[keyof P];
/** The value of an object with these properties. */
export type Properties<P extends Shapes> = {
  -readonly [K in keyof P as K extends OptionalKey<P> ? never : K]: ShapeValue<P[K]>;
} & {
  -readonly [K in OptionalKey<P>]?: ShapeValue<P[K]> | undefined;
};

const withDescription = (schema: JsonSchema, description: string | undefined): JsonSchema =>
  description === undefined ? schema : { ...schema, description };
const constant = <T>(schema: JsonSchema, description?: string): PlainShape<T> => {
  const described = withDescription(schema, description);
  return { describe: () => described };
};

const string = (description?: string): PlainShape<string> =>
  constant({ type: "string" }, description);
const integer = (description?: string, limits: JsonSchema = {}): PlainShape<number> =>
  constant({ type: "integer", ...limits }, description);
const number = (description?: string): PlainShape<number> =>
  constant({ type: "number" }, description);
const boolean = (description?: string): PlainShape<boolean> =>
  constant({ type: "boolean" }, description);
/** Any JSON value. */
const anything = (description?: string): PlainShape<unknown> => constant({}, description);
/** One of some texts. */
const oneOf = <const T extends readonly string[]>(
  values: T,
  description?: string,
): PlainShape<T[number]> => constant({ type: "string", enum: values }, description);
/** The answer of a call that answers nothing. */
const nothing = (): PlainShape<null> => constant({ type: "null" });

function list<T>(items: PlainShape<T>, description?: string): PlainShape<T[]>;
function list<T>(items: Shape<T>, description?: string): Shape<T[]>;
function list<T>(items: Shape<T>, description?: string): Shape<T[]> {
  return {
    describe: (resource) =>
      withDescription({ type: "array", items: items.describe(resource) }, description),
  };
}
/** An object whose keys are not known in advance. */
function map<T>(values: PlainShape<T>, description?: string): PlainShape<Record<string, T>>;
function map<T>(values: Shape<T>, description?: string): Shape<Record<string, T>>;
function map<T>(values: Shape<T>, description?: string): Shape<Record<string, T>> {
  return {
    describe: (resource) =>
      withDescription(
        { type: "object", additionalProperties: values.describe(resource) },
        description,
      ),
  };
}
function object<P extends PlainShapes>(
  properties: P,
  description?: string,
): PlainShape<Properties<P>>;
function object<P extends Shapes>(properties: P, description?: string): Shape<Properties<P>>;
function object<P extends Shapes>(properties: P, description?: string): Shape<Properties<P>> {
  return {
    describe(resource) {
      const required = Object.keys(properties).filter((name) => !isOptional(properties[name]));
      return withDescription(
        {
          type: "object",
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, shape]) => [name, shape.describe(resource)]),
          ),
          ...(required.length ? { required } : {}),
        },
        description,
      );
    },
  };
}
/** Either of two shapes, depending on the input. */
const either = <L, R>(left: Shape<L>, right: Shape<R>): Shape<L | R> => ({
  describe: (resource) => ({ anyOf: [left.describe(resource), right.describe(resource)] }),
});

/** A property that may be missing. */
function optional<T>(shape: PlainShape<T>): OptionalShape<T> & Pick<PlainShape<T>, "describe">;
function optional<T>(shape: Shape<T>): OptionalShape<T>;
function optional<T>(shape: Shape<T>): OptionalShape<T> {
  return { describe: (resource) => shape.describe(resource), optional: true };
}
const isOptional = (shape: Shape | undefined): boolean =>
  shape !== undefined && "optional" in shape;

/** A value that may be null. */
function nullable<T>(shape: PlainShape<T>, description?: string): PlainShape<T | null>;
function nullable<T>(shape: Shape<T>, description?: string): Shape<T | null>;
function nullable<T>(shape: Shape<T>, description?: string): Shape<T | null> {
  return {
    describe: (resource) => withDescription(allowNull(shape.describe(resource)), description),
  };
}
/** Returns a schema that also allows null. */
export function allowNull(schema: JsonSchema): JsonSchema {
  const { type, enum: values } = schema;
  if (Array.isArray(type)) return schema;
  if (typeof type !== "string")
    return "$ref" in schema ? { anyOf: [schema, { type: "null" }] } : schema;
  return {
    ...schema,
    type: [type, "null"],
    ...(Array.isArray(values) ? { enum: [...values, null] } : {}),
  };
}

/**
 * Constructors of the shapes of the protocol.
 *
 * @example
 * ```ts
 * const stock = shapes.object({ isbn: shapes.string(), onHand: shapes.integer("Copies") });
 * ```
 */
export const shapes = {
  anything,
  boolean,
  either,
  integer,
  list,
  map,
  nothing,
  nullable,
  number,
  object,
  oneOf,
  optional,
  string,
};
