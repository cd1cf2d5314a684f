import { expect } from "vitest";
import { type Field, type Resource, tableOf } from "../framework/schema/index.ts";
import type { House } from "./house.ts";
import { sampleRecord } from "./sample.ts";

export const keeperOf = (resource: Resource) => (resource.owner === "shop" ? "harbour" : "platform");
/** A view of rows that another resource makes is tested with that one. */
export const isMadeByCalls = ({ readOnly, singleton, operations }: Resource) =>
  !readOnly && !singleton && operations.includes("create");
export const targetOf = (field: Field) => (field.options as { target?: string }).target;

/** How many rows of a resource some list of references must hold at least. */
const mostAsked = ({ name }: Resource, resources: readonly Resource[]) =>
  Math.max(
    1,
    ...resources
      .flatMap(({ fields }) => Object.values(fields))
      .flatMap((field) => (field.kind === "references" && targetOf(field) === name ? [field.options.min ?? 1] : [])),
  );

/** Makes one row of each resource for the others to refer to, in harbour's shop where it is a shop's; more where a list needs more. */
export async function makeOneOfEach(
  house: House,
  resources: readonly Resource[],
  targets: Record<string, number>,
): Promise<void> {
  const waiting = resources.filter(isMadeByCalls);
  // Whatever refers to nothing yet made waits for the next round.
  while (waiting.length > 0) {
    const ready = waiting.findIndex((resource) =>
      Object.values(resource.fields).every(
        (field) => targetOf(field) === undefined || targets[targetOf(field) ?? ""] !== undefined,
      ),
    );
    const [resource] = waiting.splice(Math.max(ready, 0), 1);
    if (!resource) break;
    for (let place = 1; place <= mostAsked(resource, resources); place += 1) {
      const answer = await house.post(
        keeperOf(resource),
        `${resource.api}/editSubmit`,
        sampleRecord(resource, targets),
      );
      expect(answer, resource.name).toMatchObject({ code: 200 });
      targets[place === 1 ? resource.name : `${resource.name} ${place}`] = answer.data.id;
    }
  }
}

/** The id of a row of harbour's, however it came to be: a singleton is made when it is read, rows of another resource with that; of what is uploaded there is none. */
export async function anIdOf(house: House, resource: Resource): Promise<number | null> {
  if (resource.singleton) await house.get("harbour", `${resource.api}/get`);
  const { rows } = await house.database.pool.query(
    `select id from ${tableOf(resource)} where shop_id = $1 order by id desc limit 1`,
    [house.shops.harbour],
  );
  return rows[0]?.id ?? null;
}
