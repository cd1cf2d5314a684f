export * from "./builtInKinds.ts";
export * from "./defineKind.ts";
export * from "./FieldKind.ts";
export * from "./FileOptions.ts";
export * from "./kinds.ts";
export * from "./parse/text.ts";
