import type { FieldName, Registered, Resource } from "../schema/index.ts";

/** The names of a resource's fields; of several resources, the fields of any of them. */
export type FieldNameIn<R> = R extends Resource ? FieldName<R["fields"]> : never;
/** The names of the sections of a resource's form. */
export type SectionNameIn<R> = R extends Resource ? R["form"][number]["section"] : never;

/**
 * Names the resource of a piece. It only checks names: the piece shows the resource of the form or
 * page around it. Without it, the fields of all registered resources are accepted.
 */
export interface PieceOf<R extends Resource = Registered> {
  resource?: R;
}

/** Names the field of a piece, and how the field is labelled. */
export interface FieldPieceOf<R extends Resource = Registered> extends PieceOf<R> {
  name: FieldNameIn<R>;
  /** The field's label by default. */
  label?: string;
  /** The label is for screen readers only. */
  labelHidden?: boolean;
}
