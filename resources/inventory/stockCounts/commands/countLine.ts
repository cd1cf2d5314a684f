import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { getMemberId } from "../../../../core/server/transactionContext.ts";
import { notFound } from "../../../../framework/server/domainError.ts";
import type { CamelRow } from "../../../../framework/server/tables/DB.ts";
import { domainError } from "../errors.ts";
import { type CodedLine, findLine } from "./findLine.ts";

/** What a counter has counted, of a line by its id or by codes as typed or scanned. */
export interface CountedUnits extends CodedLine {
  counted: number;
  /** Seconds since the units were counted. */
  secondsAgo: number;
}
export interface CountedLine {
  lineId: number;
  counted: number;
  left: number;
}
type Header = Pick<
  CamelRow<"stock_counts">,
  "id" | "shopId" | "warehouse" | "status" | "startedAt"
>;

/**
 * Stores what was counted of a line; a counter may correct an own number until the submission.
 * Returns nothing that says what is on hand.
 *
 * @throws {DomainError} `stockCount.notCounting` when the count is not open for numbers.
 * @throws {DomainError} `stockCount.countedByOther` when somebody else has counted the line.
 * @throws {DomainError} `stockCount.sameCounter` when a line is counted again by the same person.
 * @throws what `findLine` throws.
 */
export async function countLine(
  ctx: TransactionContext,
  { shopId, id }: { shopId: number; id: number },
  units: CountedUnits,
): Promise<CountedLine> {
  const { tx, now, actor } = ctx;
  const count = await lockCount(ctx, { shopId, id });
  const round = count.status === "recount" ? 2 : 1;
  const line = await findLine(ctx, { ...count, round }, units);
  const memberId = getMemberId(actor) ?? 0;
  const entries = await tx.run(
    tx.db
      .selectFrom("stock_count_entries")
      .select(["round", "counter_id as counterId", "counter_name as counterName"])
      .where("shop_id", "=", shopId)
      .where("line_id", "=", line.id),
  );
  const earlier = entries.find((entry) => entry.round === round);
  if (earlier && earlier.counterId !== memberId)
    throw domainError("stockCount.countedByOther", { counter: earlier.counterName });
  if (round === 2 && entries.some((entry) => entry.round === 1 && entry.counterId === memberId))
    throw domainError("stockCount.sameCounter");
  const started = count.startedAt ? new Date(count.startedAt).getTime() : 0;
  const at = new Date(Math.max(now.getTime() - units.secondsAgo * 1000, started)).toISOString();
  const number = { counted: units.counted, counted_at: at };
  await tx.batch([
    tx.db
      .insertInto("stock_count_entries")
      .values({
        shop_id: shopId,
        line_id: line.id,
        round,
        counter_id: memberId,
        counter_name: actor.name,
        ...number,
      })
      .onConflict((key) => key.columns(["shop_id", "line_id", "round"]).doUpdateSet(number)),
    tx.db
      .updateTable("stock_counts_lines")
      .set({
        state: "counted",
        ...(round === 1 ? { counted_by: actor.name } : { recounted_by: actor.name }),
      })
      .where("id", "=", line.id),
  ]);
  return { lineId: line.id, counted: units.counted, left: await countLeft(ctx, id) };
}

/** Locks a count, so that the numbers of a line follow each other and its submission. */
async function lockCount(
  { tx }: TransactionContext,
  { shopId, id }: { shopId: number; id: number },
): Promise<Header> {
  const count = await tx.first(
    tx.db
      .selectFrom("stock_counts")
      .select(["id", "shop_id as shopId", "warehouse", "status", "started_at as startedAt"])
      .where("shop_id", "=", shopId)
      .where("id", "=", id)
      .forNoKeyUpdate(),
  );
  if (!count) throw notFound();
  if (count.status !== "counting" && count.status !== "recount")
    throw domainError("stockCount.notCounting");
  return count;
}

/** Counts the lines that are left in the present round. */
export async function countLeft({ tx }: TransactionContext, id: number): Promise<number> {
  const found = await tx.first(
    tx.db
      .selectFrom("stock_counts_lines")
      .select(({ fn }) => fn.countAll<number>().as("left"))
      .where("parent_id", "=", id)
      .where("state", "in", ["open", "recount"]),
  );
  return Number(found?.left ?? 0);
}
