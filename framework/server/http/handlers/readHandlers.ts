import { toWire } from "../../../schema/index.ts";
import { countTabs } from "../../operations/countRows.ts";
import { readHistory } from "../../operations/readHistory.ts";
import { readPage } from "../../operations/readPage.ts";
import { readRecord } from "../../operations/readRecord.ts";
import { readSingleton } from "../../operations/readSingleton.ts";
import { readIds, readSelector, readSums, readTree } from "../../operations/select.ts";
import { type ListRequest, readListRequest } from "../../sql/readListRequest.ts";
import type { Tx } from "../../transaction.ts";
import { getQuery } from "../createApp.ts";
import { type CallContext, type CallHandlers, parseId } from "./CallHandler.ts";

/** Reads the rows that a list request matches, in one transaction. */
const readMatching =
  <A>(work: (tx: Tx, context: CallContext, list: ListRequest) => Promise<A>) =>
  (context: CallContext): Promise<A> => {
    const { engine, resource, caller, request } = context;
    return engine.read(caller.actor, (tx) =>
      work(tx, context, readListRequest(engine, resource, caller.actor, getQuery(request))),
    );
  };

/** Handlers of the calls that read. */
export const readHandlers: Pick<
  CallHandlers,
  "getList" | "get" | "getSelector" | "getTree" | "getCounts" | "getSums" | "getIds" | "getHistory"
> = {
  getList: readMatching(async (tx, { engine, resource, caller }, list) => {
    const page = await readPage(engine, tx, resource, caller, list);
    return { ...page, list: page.list.map((row) => toWire(resource, row)) };
  }),
  async get({ engine, resource, caller, request }) {
    if (resource.singleton) return toWire(resource, await readSingleton(engine, resource, caller));
    const id = parseId(getQuery(request).id);
    return engine.read(caller.actor, async (tx) =>
      toWire(resource, await readRecord({ ...caller, engine, tx, resource }, id)),
    );
  },
  getSelector: ({ engine, resource, caller, request }) =>
    engine.read(caller.actor, (tx) =>
      readSelector(engine, tx, resource, caller, getQuery(request)),
    ),
  getTree: ({ engine, resource, caller }) =>
    engine.read(caller.actor, (tx) => readTree(tx, resource, caller)),
  getCounts: readMatching((tx, { engine, resource, caller }, list) =>
    countTabs(engine, tx, resource, caller, list),
  ),
  getSums: readMatching((tx, { engine, resource, caller }, list) =>
    readSums(engine, tx, resource, caller, list),
  ),
  getIds: readMatching((tx, { resource, caller }, list) => readIds(tx, resource, caller, list)),
  getHistory: ({ engine, resource, caller, request }) =>
    engine.read(caller.actor, (tx) => readHistory(tx, resource, caller, getQuery(request))),
};
