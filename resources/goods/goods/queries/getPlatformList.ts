import { type CallInput, toWire } from "../../../../framework/schema/index.ts";
import type { AppContext } from "../../../../framework/server/defineRules.ts";
import { readPage } from "../../../../framework/server/operations/readPage.ts";
import { readListRequest } from "../../../../framework/server/sql/readListRequest.ts";
import { libraryGoods } from "../../libraryGoods/libraryGoods.ts";
import type { goods } from "../goods.ts";

type ListContext = AppContext & { input: CallInput<typeof goods, "getPlatformList"> };

/** Returns a page of the platform's library with the fields visible to a shop. */
export async function getPlatformList({ engine, tx, input, ...caller }: ListContext) {
  const { page, pageSize, title, cateId } = input;
  const filter = {
    page: page ?? 1,
    pageSize: pageSize ?? 20,
    ...(title && { title_contains: title }),
    ...(cateId && { category_under: String(cateId) }),
  };
  const request = readListRequest(engine, libraryGoods, caller.actor, filter);
  const found = await readPage(engine, tx, libraryGoods, caller, request, true);
  return { ...found, list: found.list.map((row) => toWire(libraryGoods, row)) };
}
