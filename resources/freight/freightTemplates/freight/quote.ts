import { spread } from "../../../../core/allocate.ts";
import type { Address } from "../regions.ts";
import { type Group, quoteGroup } from "./quoteGroup.ts";
import type { Combination, Line, Template } from "./terms.ts";
import { unitsOf } from "./units.ts";

/** What it costs to send an order of one shop to an address, and how that comes about. */
export interface Quote {
  /** Null where something of it cannot be sent there. */
  fee: number | null;
  combination: Combination;
  groups: readonly (Group & { taken: boolean })[];
  /** The part of the fee that each line bears, by which it is given back. */
  lines: readonly number[];
}

/** The groups whose fee is part of the order's: all that charge, or the one of them that counts. */
function takenOf(groups: readonly Group[], combination: Combination): ReadonlySet<Group> {
  const charging = groups.filter(({ outcome }) => outcome === "charged");
  if (combination === "overlay") return new Set(charging);
  const ordered = [...charging].sort((one, other) =>
    combination === "lowest" ? one.fee - other.fee : other.fee - one.fee,
  );
  return new Set(ordered.slice(0, 1));
}
function groupsOf(lines: readonly Line[], address: Address): Group[] {
  const byTemplate = new Map<number | null, { template: Template | null; members: { line: Line; place: number }[] }>();
  lines.forEach((line, place) => {
    const key = line.template?.id ?? null;
    const known = byTemplate.get(key) ?? { template: line.template, members: [] };
    known.members.push({ line, place });
    byTemplate.set(key, known);
  });
  return [...byTemplate.values()].map(({ template, members }) => quoteGroup(template, members, address));
}

/** Lines of one template are one parcel and pay once; the shop says how the fees of several templates become one. */
export function quote(lines: readonly Line[], address: Address, combination: Combination): Quote {
  const groups = groupsOf(lines, address);
  const deliverable = groups.every(({ outcome }) => outcome !== "undeliverable");
  const taken = deliverable ? takenOf(groups, combination) : new Set<Group>();
  const parts = lines.map(() => 0);
  for (const { fee, method, lines: places } of taken) {
    const weights = places.map((place) => {
      const line = lines[place];
      return line ? unitsOf(method, line) : 0;
    });
    spread(fee, weights).forEach((part, index) => {
      const place = places[index];
      if (place !== undefined) parts[place] = part;
    });
  }
  const fee = [...taken].reduce((sum, group) => sum + group.fee, 0);
  return {
    fee: deliverable ? fee : null,
    combination,
    groups: groups.map((group) => ({ ...group, taken: taken.has(group) })),
    lines: parts,
  };
}
