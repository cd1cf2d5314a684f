export * from "./appCalls.ts";
export * from "./callTypes.ts";
export * from "./choiceName.ts";
export * from "./fileCalls.ts";
export * from "./filterOperators.ts";
export * from "./healthCalls.ts";
export * from "./imports.ts";
export * from "./memberCalls.ts";
export * from "./records.ts";
export * from "./restCalls.ts";
export * from "./sessionCalls.ts";
export {
  allowNull,
  type JsonSchema,
  type PlainShape,
  type Properties,
  type Shape,
  type ShapeValue,
  shapes,
} from "./shape.ts";
export * from "./standardCalls.ts";
