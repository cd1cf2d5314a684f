import { integer, rowId, rows, text } from "../../../framework/schema/index.ts";

const param = {
  name: text({ required: true, max: 60 }),
  value: text({ required: true, max: 200 }),
  sort: integer({ default: 0, min: 0, max: 9999 }),
};
/** Reads and changes the parameters of one product one by one, for the dialog of the list. */
export const qualityCalls = {
  query: {
    path: "member/goodsQuality/query",
    input: { goodsId: rowId({ required: true, min: 1 }) },
    output: { list: rows(param) },
  },
  addQuality: {
    path: "member/goodsQuality/add",
    method: "POST",
    right: "edit",
    input: { id: rowId({ min: 1 }), goodsId: rowId({ required: true, min: 1 }), ...param },
    output: { id: rowId() },
  },
  deleteQuality: {
    path: "member/goodsQuality/delete",
    method: "POST",
    right: "edit",
    /** Comma-separated ids. */
    input: { ids: text({ required: true, max: 2000 }) },
    output: { deleted: integer() },
  },
} as const;
