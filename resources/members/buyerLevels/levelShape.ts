import { localText } from "../../../core/calls/answerShapes.ts";
import { type ShapeValue, shapes } from "../../../framework/schema/index.ts";

const { integer, number, object } = shapes;

/** A level of buyers, as the storefront answers it. */
export const levelShape = object({
  id: integer(),
  name: localText,
  minPoints: integer("The points that a buyer has earned at least"),
  pointsRate: number("The points of a purchase, in percent of those that everybody earns"),
  discount: number("What the goods of a purchase cost less, in percent"),
});
/** A level as the documentation of the storefront shows it. */
export const levelExample: ShapeValue<typeof levelShape> = {
  id: 2,
  name: "Silver",
  minPoints: 1000,
  pointsRate: 120,
  discount: 2,
};
