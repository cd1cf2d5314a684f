import { instant, picture } from "../../core/calls/answerShapes.ts";
import { toPicture } from "../../core/server/storefront/pictures.ts";
import { shapes } from "../../framework/schema/index.ts";
import { anyId } from "../../framework/server/tables/anyId.ts";
import type { TableRow } from "../../framework/server/tables/DB.ts";
import type { Tx } from "../../framework/server/transaction.ts";

const { list, nullable, object, string } = shapes;
const follow = object({ content: string(), imgs: list(picture), at: instant });
/** The additions to a comment, as the storefront answers them. */
export const followShapes = {
  followUp: nullable(follow, "The buyer's addition"),
  answer: nullable(follow, "The shop's reply"),
} as const;

/** Follow-up to a comment. */
export type FollowRow = Pick<TableRow<"comments_follows">, "type" | "content" | "imgs" | "at"> & {
  commentId: TableRow<"comments_follows">["parent_id"];
};
/** Reads the follow-ups of comments that were already read within their tenant scope. */
export const readFollows = (tx: Tx, ids: readonly number[]): Promise<FollowRow[]> =>
  tx.run(
    tx.db
      .selectFrom("comments_follows")
      .select(["parent_id as commentId", "type", "content", "imgs", "at"])
      .where("parent_id", "=", anyId(ids)),
  );
/** Returns the buyer's additions to a comment, and the shop's replies. */
export function serializeFollows(follows: readonly FollowRow[], id: number) {
  const by = (author: FollowRow["type"]) => {
    const found = follows.find(({ commentId, type }) => commentId === id && type === author);
    return found ? { content: found.content, imgs: found.imgs.map(toPicture), at: found.at } : null;
  };
  return { followUp: by("buyer"), answer: by("shop") };
}
