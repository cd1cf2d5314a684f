import { noticeKinds } from "../../core/noticeKinds.ts";
import {
  choice,
  dateTime,
  image,
  integer,
  localized,
  money,
  rowId,
  text,
} from "../../framework/schema/index.ts";
import type { CallGroup } from "../../framework/server/http/openApi/describeGroup.ts";

const kinds = Object.keys(noticeKinds);
export const upTo = {
  id: rowId({ required: true, min: 1 }),
  /** `seen` of the list that was displayed. */
  seen: text({ max: 5000 }),
} as const;
/** One notice on the wire, without its id and whether it is new. */
export const noticesOutput = {
  id: rowId(),
  kind: choice(kinds),
  type: integer(),
  refId: rowId(),
  no: text(),
  amount: money(),
  who: text(),
  goodsName: localized(),
  img: image(),
  addTime: dateTime(),
} as const;

/** API documentation of the notices of shops and the platform. */
export const noticeGroup: CallGroup = {
  name: "notices",
  calls: [
    [
      "GET",
      "/member/notice/getList",
      "List the latest 20 notifications: for a shop, paid orders, refund requests, returns in transit, and decided withdrawals and statements; for the platform, refunds that a provider declined or paid twice. `unread` is at most 100; `type` is 1 finance, 2 orders, 3 refunds, 4 returns, 5 refunds that the platform resolves",
    ],
    [
      "GET",
      "/member/notice/getUnread",
      "Count the unread notifications: `unread` as in the list, at most 100, without the list itself",
    ],
    [
      "POST",
      "/member/notice/read",
      "Mark all notifications up to this one as read; `seen` is the value of the list that showed them",
      upTo,
    ],
  ],
};
