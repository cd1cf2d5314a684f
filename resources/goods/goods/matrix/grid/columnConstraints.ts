import { type Column, isNumeric } from "../logic/cellText.ts";

/** The least room of a column in pixels, and its share of what is left over. */
function columnConstraints({ name, field }: Column): [least: number, share: number] {
  if (field.kind === "image") return [68, 0];
  if (!isNumeric(field)) return name === "barCode" ? [124, 1.3] : [116, 1.2];
  return field.kind === "money" ? [92, 1] : [88, 0.9];
}
const trailRoom = 40;
/** The room of a name's column; all on one, where there is little. */
export const nameColumnWidth = (depths: number, narrow: boolean): number => (narrow ? 124 : depths <= 1 ? 168 : 104);

/** The columns of the grid as CSS: names, cells, and the button at the end. Every row reckons them alike, whatever it holds. */
export function matrixColumnConstraints(columns: readonly Column[], depths: number, narrow: boolean, trail: boolean) {
  const names = (narrow ? 1 : Math.max(1, depths)) * nameColumnWidth(depths, narrow);
  const rooms = columns.map(columnConstraints);
  const least = rooms.reduce((sum, [room]) => sum + room, names + (trail ? trailRoom : 0));
  return {
    "--names": `${names}px`,
    "--least": `${least}px`,
    "--columns": [
      `repeat(${narrow ? 1 : Math.max(1, depths)}, ${nameColumnWidth(depths, narrow)}px)`,
      ...rooms.map(([room, share]) => (share === 0 ? `${room}px` : `minmax(${room}px, ${share}fr)`)),
      ...(trail ? [`${trailRoom}px`] : []),
    ].join(" "),
  };
}
