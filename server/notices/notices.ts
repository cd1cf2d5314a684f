import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { noticeCalls } from "../../core/calls/noticeCalls.ts";
import { listNoticeKinds, noticeKinds } from "../../core/noticeKinds.ts";
import { toAmount } from "../../framework/schema/index.ts";
import { queryPool } from "../../framework/server/database/queryPool.ts";
import { invalid } from "../../framework/server/domainError.ts";
import type { Engine } from "../../framework/server/engine.ts";
import { getCaller } from "../../framework/server/http/createApp.ts";
import { type Scope, transaction } from "../../framework/server/transaction.ts";
import {
  countUnread,
  isSnapshotText,
  type ReadMark,
  readNotices,
  readPlatformNotices,
} from "../../resources/notices/server.ts";
import { registerAppCall } from "../registerAppCall.ts";
import { parseInput } from "../signIn/parseInput.ts";

/**
 * Registers the notices of shops and the platform; each member sees those that its permissions
 * allow.
 */
export function registerNotices(app: FastifyInstance, engine: Engine): void {
  const { pool } = engine.database;
  const findReadMark = async (memberId: number): Promise<ReadMark> => {
    const [mark] = await queryPool(
      pool,
      sql<ReadMark>`
        select upto, seen::text as seen, opened::text as opened from notices_read where member_id = ${memberId}`,
    );
    return mark ?? { upto: 0, seen: null, opened: "{}" };
  };
  registerAppCall(app, "GET /member/notice/getUnread", async (request) => {
    const { actor } = getCaller(request);
    const { tenantId: shopId } = actor;
    const kinds = listNoticeKinds(actor, engine.resources);
    if (kinds.length === 0) return { unread: 0 };
    const filter = { read: await findReadMark(actor.id), now: new Date(), kinds };
    const scope: Scope = shopId === null ? { tenant: "none" } : { tenant: "one", tenantId: shopId };
    const unread = await transaction(pool, scope, "read", (tx) =>
      countUnread(tx, { ...filter, shopId }),
    );
    return { unread };
  });
  registerAppCall(app, "GET /member/notice/getList", async (request) => {
    const { actor } = getCaller(request);
    const { tenantId: shopId } = actor;
    const kinds = listNoticeKinds(actor, engine.resources);
    if (kinds.length === 0) return { list: [], unread: 0 };
    const filter = { read: await findReadMark(actor.id), now: new Date(), kinds };
    const { list, unread, seen } =
      shopId === null
        ? await transaction(pool, { tenant: "none" }, "read", (tx) =>
            readPlatformNotices(tx, filter),
          )
        : await transaction(pool, { tenant: "one", tenantId: shopId }, "read", (tx) =>
            readNotices(tx, { ...filter, shopId }),
          );
    return {
      unread,
      ...(seen ? { seen } : {}),
      list: list.map((notice) => ({
        ...notice,
        type: noticeKinds[notice.kind].type,
        amount: toAmount(notice.amount),
      })),
    };
  });
  registerAppCall(app, "POST /member/notice/read", async (request) => {
    const { id, seen } = parseInput(request, noticeCalls["POST /member/notice/read"].input);
    if (seen && !isSnapshotText(seen)) throw invalid({ seen: { key: "validation.pattern" } });
    const { actor } = getCaller(request);
    await transaction(pool, { tenant: "none" }, "write", (tx) =>
      tx.run(sql`
        insert into notices_read (member_id, upto, seen)
        values (${actor.id}, ${id}, coalesce(${seen ?? null}::pg_snapshot, pg_current_snapshot()))
        on conflict (member_id) do update set upto = excluded.upto, seen = excluded.seen, opened = '{}'
        where excluded.upto >= notices_read.upto`),
    );
    return null;
  });
  registerAppCall(app, "POST /member/notice/open", async (request) => {
    const { id } = parseInput(request, noticeCalls["POST /member/notice/open"].input);
    const { actor } = getCaller(request);
    await transaction(pool, { tenant: "none" }, "write", (tx) =>
      tx.run(sql`
        insert into notices_read as r (member_id, upto, opened)
        values (${actor.id}, 0, array[${id}]::bigint[])
        on conflict (member_id) do update
        set opened = (array_remove(r.opened, ${id}) || excluded.opened)[greatest(1, cardinality(r.opened) - ${maxOpened - 2}):]`),
    );
    return null;
  });
}

/** How many notices above the read mark are stored as opened; earlier ones are unread again. */
const maxOpened = 200;
