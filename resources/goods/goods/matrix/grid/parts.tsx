import type { ComponentProps } from "react";

/** Parts of a grid made of plain boxes: unlike a table row, each row is laid out separately. */
const part = (role: string) => (props: ComponentProps<"div">) => <div role={role} {...props} />;

export const Line = part("row");
export const GridCell = part("gridcell");
export const LineHeading = part("rowheader");
export const ColumnHeading = part("columnheader");
