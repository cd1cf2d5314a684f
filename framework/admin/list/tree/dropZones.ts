import type { ClientRect, CollisionDetection, UniqueIdentifier } from "@dnd-kit/core";
import type { Zone } from "./tree.ts";

/** The row below a dragged row, and where in relation to it the dragged row would be placed. */
export interface Drop {
  readonly onto: number;
  readonly zone: Zone;
}
export interface Point {
  readonly x: number;
  readonly y: number;
}
type DropTargets = Pick<
  Parameters<CollisionDetection>[0],
  "droppableContainers" | "droppableRects"
>;

/** The part of a row's height that each zone takes, from top to bottom. */
const bounds: Readonly<Record<Zone, readonly [from: number, to: number]>> = {
  before: [0, 0.3],
  inside: [0.3, 0.7],
  after: [0.7, 1],
};
const isZone = (value: string | undefined): value is Zone =>
  value !== undefined && Object.hasOwn(bounds, value);

/** Without an order among siblings, a row can only be dropped into another one. */
export const listZones = (ordered: boolean): readonly Zone[] =>
  ordered ? ["before", "inside", "after"] : ["inside"];

/** The droppable id of a zone of a row, for example `before 12`. */
export const toDropId = ({ onto, zone }: Drop): string => `${zone} ${onto}`;

/** Reads a droppable id; null if it is not the id of a zone. */
export function parseDropId(id: UniqueIdentifier | undefined): Drop | null {
  const [zone, onto] = String(id).split(" ");
  return isZone(zone) ? { onto: Number(onto), zone } : null;
}

/** The area of a zone in a row's rectangle, in pixels. */
function getZoneRect(row: ClientRect, zone: Zone, ordered: boolean) {
  const [from, to] = ordered ? bounds[zone] : [0, 1];
  return {
    left: row.left,
    right: row.right,
    top: row.top + row.height * from,
    bottom: row.top + row.height * to,
  };
}

/** Lists the zones of all rows from top to bottom, with their areas. */
export function listDropZones(
  { droppableContainers, droppableRects }: DropTargets,
  ordered: boolean,
) {
  return droppableContainers
    .flatMap((container) => {
      const drop = parseDropId(container.id);
      const row = droppableRects.get(container.id);
      return drop && row ? [{ container, drop, rect: getZoneRect(row, drop.zone, ordered) }] : [];
    })
    .sort((one, other) => one.rect.top - other.rect.top);
}

export const contains = (
  rect: Pick<ClientRect, "left" | "right" | "top" | "bottom">,
  { x, y }: Point,
): boolean => x >= rect.left && x <= rect.right && y >= rect.top && y < rect.bottom;
