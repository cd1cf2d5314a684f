export * from "./callTypes.ts";
export * from "./filterOperators.ts";
export * from "./imports.ts";
export * from "./memberCalls.ts";
export * from "./records.ts";
export * from "./restCalls.ts";
export {
  allowNull,
  type JsonSchema,
  type Shape,
  type ShapeValue,
} from "./shape.ts";
export * from "./standardCalls.ts";
