import type { Field, Row } from "../../../../framework/schema/index.ts";
import type { banners } from "../banners.ts";
import { colour } from "./colourKind.ts";

/* A kind of a resource is one of the union of all fields, and narrows its options. */
const field: Field = colour({ palette: ["#ffffff"] });
if (field.kind === "colour") {
  const palette: readonly string[] | undefined = field.options.palette;
  console.log(palette);
}
// @ts-expect-error a choice has no palette
if (field.kind === "choice") console.log(field.options.palette);

/* Its options and its default are typed. */
// @ts-expect-error an option of another kind
colour({ decimals: 2 });
// @ts-expect-error a default of another type
colour({ default: 7 });

/* A row has its value. */
export const background = (banner: Row<typeof banners>): string | null => banner.background;
