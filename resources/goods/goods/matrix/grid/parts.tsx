import type { ComponentProps } from "react";

/** Parts of a grid of plain boxes: a row that is laid out by itself is laid out again by itself, which a table's is not. */
const part = (role: string) => (props: ComponentProps<"div">) => <div role={role} {...props} />;

export const Line = part("row");
export const GridCell = part("gridcell");
export const LineHeading = part("rowheader");
export const ColumnHeading = part("columnheader");
