import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { formatFields } from "../../framework/schema/index.ts";
import type { Engine } from "../../framework/server/engine.ts";
import { ok } from "../../framework/server/http/answer.ts";
import { callerOf } from "../../framework/server/http/app.ts";
import { transact } from "../../framework/server/tenancy.ts";
import { kindsFor, noticeKinds } from "../../resources/notices/noticeKinds.ts";
import { readNotices } from "../../resources/notices/server/readNotices.ts";
import { asked } from "../signIn/asked.ts";
import { told, upTo } from "./calls.ts";

/** What a shop is told of, to each of its members by what they may open. */
export function registerNotices(app: FastifyInstance, engine: Engine): void {
  const { pool } = engine.database;
  app.get("/api/member/notice/getList", async (request) => {
    const { actor } = callerOf(request);
    const { shopId } = actor;
    const kinds = kindsFor(actor, engine.resources);
    if (shopId === null || kinds.length === 0) return ok({ list: [], unread: 0 });
    const { rows } = await pool.query("select upto from notices_read where member_id = $1", [actor.id]);
    const upto = Number(rows[0]?.upto ?? 0);
    const { list, unread } = await transact(pool, { wall: "shop", shopId }, "read", (tx) =>
      readNotices(tx, { shopId, upto, now: new Date(), kinds }),
    );
    return ok({
      unread,
      list: list.map(({ unread: isNew, ...notice }) => ({
        ...formatFields(told, { ...notice, type: noticeKinds[notice.kind].type }),
        unread: isNew,
      })),
    });
  });
  app.post("/api/member/notice/read", async (request) => {
    const { id } = asked(request, upTo);
    const { actor } = callerOf(request);
    await transact(pool, { wall: "none" }, "write", (tx) =>
      tx.run(sql`
        insert into notices_read (member_id, upto) values (${actor.id}, ${id})
        on conflict (member_id) do update set upto = greatest(notices_read.upto, excluded.upto)`),
    );
    return ok(null);
  });
}
