import { type AppCalls, rowId, shapes, text } from "../../framework/schema/index.ts";
import { type NoticeKind, noticeKinds } from "../noticeKinds.ts";
import { localizedText } from "./localizedText.ts";

const { boolean, integer, list, nullable, number, object, oneOf, optional, string } = shapes;

const kinds = Object.keys(noticeKinds).filter((kind): kind is NoticeKind => kind in noticeKinds);
const unread = integer("At most 100");
const notice = object({
  id: integer(),
  kind: oneOf(kinds),
  type: integer("1 finance, 2 orders, 3 refunds, 4 returns, 5 refunds that the platform resolves"),
  refId: integer(),
  no: nullable(string("Number of the record, or the day or month")),
  amount: nullable(number()),
  who: nullable(string()),
  goodsName: nullable(localizedText),
  img: nullable(string()),
  addTime: string(),
  unread: boolean(),
});

/** The calls of the notices of shops and the platform. */
export const noticeCalls = {
  "GET /member/notice/getList": {
    summary:
      "List the latest 20 notifications: for a shop, paid orders, refund requests, declined offers, escalated refunds, returns in transit, and decided withdrawals and statements; for the platform, refunds that a provider declined or paid twice",
    answer: object({
      list: list(notice),
      unread,
      seen: optional(string("Snapshot of the list, which marks it as read")),
    }),
  },
  "GET /member/notice/getUnread": {
    summary: "Count the unread notifications, without the list itself",
    answer: object({ unread }),
  },
  "POST /member/notice/open": {
    summary: "Mark one notification as read",
    input: { id: rowId({ required: true, min: 1 }) },
  },
  "POST /member/notice/read": {
    summary: "Mark all notifications up to this one as read",
    input: {
      id: rowId({ required: true, min: 1 }),
      /** `seen` of the list that was displayed. */
      seen: text({ max: 5000 }),
    },
  },
} as const satisfies AppCalls;
