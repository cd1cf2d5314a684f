import { integer, rowId, rows, text } from "../../../framework/schema/index.ts";

const param = {
  name: text({ required: true, max: 60 }),
  value: text({ required: true, max: 200 }),
  sort: integer({ default: 0, min: 0, max: 9999 }),
};
/** The parameters of one product, a line at a time: what the dialog beside the list calls. */
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
    /** Comma-joined. */
    input: { ids: text({ required: true, max: 2000 }) },
    output: { deleted: integer() },
  },
} as const;
