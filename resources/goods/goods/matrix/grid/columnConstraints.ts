import { type Column, isNumeric } from "../logic/cellText.ts";

/**
 * The minimum width of a column in pixels, and its share of the remaining width. All columns of a
 * product with two options fit beside the rail of a form that is 1360 pixels wide.
 */
function columnConstraints({ name, field }: Column): [least: number, share: number] {
  if (field.kind === "image") return [52, 0];
  if (!isNumeric(field)) return name === "barCode" ? [120, 1.3] : [90, 1.2];
  return field.kind === "money" ? [74, 1] : [60, 0.9];
}
const trailRoom = 44;
/** The width of a name column in pixels. */
export const calculateNameColumnWidth = (depths: number): number => (depths <= 1 ? 168 : 72);

/**
 * The grid's columns as CSS: names, cells, and the button at the end. The result depends only on
 * the arguments, so that every row is laid out alike.
 */
export function getMatrixColumnConstraints(
  columns: readonly Column[],
  depths: number,
  trail: boolean,
) {
  const names = Math.max(1, depths) * calculateNameColumnWidth(depths);
  const rooms = columns.map(columnConstraints);
  const least = rooms.reduce((sum, [room]) => sum + room, names + (trail ? trailRoom : 0));
  return {
    "--names": `${names}px`,
    "--least": `${least}px`,
    "--columns": [
      `repeat(${Math.max(1, depths)}, ${calculateNameColumnWidth(depths)}px)`,
      ...rooms.map(([room, share]) =>
        share === 0 ? `${room}px` : `minmax(${room}px, ${share}fr)`,
      ),
      ...(trail ? [`${trailRoom}px`] : []),
    ].join(" "),
  };
}
