import type { Address } from "../../../../core/address.ts";
import { allocate } from "../../../../core/allocate.ts";
import { type Group, quoteGroup } from "./quoteGroup.ts";
import type { Combination, Line, Template } from "./terms.ts";
import { measureUnits } from "./units.ts";

/** The freight of one shop's order to an address, with its explanation. */
export interface Quote {
  /** Null where some of the goods cannot be delivered to the address. */
  fee: number | null;
  combination: Combination;
  groups: readonly (Group & { taken: boolean })[];
  /** The part of the fee allocated to each line, used when the fee is refunded. */
  lines: readonly number[];
}

/**
 * The groups whose fee is part of the order's fee: all charged groups, or the single one that
 * counts.
 */
function selectApplied(groups: readonly Group[], combination: Combination): ReadonlySet<Group> {
  const charging = groups.filter(({ outcome }) => outcome === "charged");
  if (combination === "overlay") return new Set(charging);
  const ordered = [...charging].sort((one, other) =>
    combination === "lowest" ? one.fee - other.fee : other.fee - one.fee,
  );
  return new Set(ordered.slice(0, 1));
}
function groupLines(lines: readonly Line[], address: Address): Group[] {
  const byTemplate = new Map<
    number | null,
    { template: Template | null; members: { line: Line; place: number }[] }
  >();
  lines.forEach((line, place) => {
    const key = line.template?.id ?? null;
    const known = byTemplate.get(key) ?? { template: line.template, members: [] };
    known.members.push({ line, place });
    byTemplate.set(key, known);
  });
  return [...byTemplate.values()].map(({ template, members }) =>
    quoteGroup(template, members, address),
  );
}

/**
 * Calculates the freight of an order. Lines of one template form one parcel and are charged once;
 * the shop's setting determines how the fees of several templates are combined.
 */
export function quote(lines: readonly Line[], address: Address, combination: Combination): Quote {
  const groups = groupLines(lines, address);
  const deliverable = groups.every(({ outcome }) => outcome !== "undeliverable");
  const taken = deliverable ? selectApplied(groups, combination) : new Set<Group>();
  const parts = lines.map(() => 0);
  for (const { fee, method, lines: places } of taken) {
    const weights = places.map((place) => {
      const line = lines[place];
      return line ? measureUnits(method, line) : 0;
    });
    allocate(fee, weights).forEach((part, index) => {
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
