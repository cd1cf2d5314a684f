import { boolean, defineResource, integer, percent, section } from "../../framework/schema/index.ts";

const days = () => integer({ required: true, default: 7, min: 1, max: 90, backfill: 7 });

/** How the marketplace works, as the platform decides it. */
export const platformConfig = defineResource("platformConfig", {
  api: "system/config",
  route: "/platform/config",
  access: "platform:config",
  owner: "shared",
  icon: "Tune",
  singleton: true,
  trash: false,
  fields: {
    goodsReview: boolean({ required: true, default: false, help: true }),
    unpaidMinutes: integer({ required: true, default: 30, min: 5, max: 10_080, backfill: 30, help: true }),
    receiveDays: days(),
    commentDays: days(),
    refundDays: days(),
    agreeDays: days(),
    returnDays: days(),
    confirmDays: days(),
    commissionRate: percent({ required: true, default: 5, max: 50, backfill: 5, help: true }),
  },
  label: "goodsReview",
  list: { columns: ["goodsReview"] },
  form: [
    section("main", ["goodsReview"]),
    section("orders", ["unpaidMinutes", "receiveDays", "commentDays"]),
    section("refunds", ["refundDays", "agreeDays", "returnDays", "confirmDays"]),
    section("money", ["commissionRate"]),
  ],
});
