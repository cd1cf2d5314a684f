import { noticeKinds } from "../../core/noticeKinds.ts";
import { choice, dateTime, image, integer, localized, money, rowId, text } from "../../framework/schema/index.ts";
import type { CallGroup } from "../../framework/server/http/openapi.ts";

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
      "The latest 20 of what the shop is told: orders that were paid, refunds asked for, goods sent back, withdrawals and statements that were answered; or what the platform is told: refunds that a provider declined, or paid a second time. `unread` counts to 100; `type` is the number that a message of it has (1 finance, 2 orders, 3 refunds, 4 goods sent back, 5 refunds that the platform resolves)",
    ],
    [
      "POST",
      "/member/notice/read",
      "One has looked at all up to this one, as a list with this `seen` showed them",
      upTo,
    ],
  ],
};
