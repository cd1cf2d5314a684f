import { states } from "../../../core/places.ts";
import {
  boolean,
  choice,
  computed,
  defineResource,
  localized,
  password,
  phone,
  section,
  text,
} from "../../../framework/schema/index.ts";

export const categoryStyles = { bigPicture: 1, grid: 2, second: 3, multi: 4 } as const;
export type CategoryStyle = keyof typeof categoryStyles;
/** A secret that is sent to a printing service: it is stored unhashed and never returned. */
const secret = () => password({ min: 1, max: 200, hashed: false, help: true });

/** A shop's settings of category style, freight calculation, printing and sender. */
export const shopConfig = defineResource("shopConfig", {
  api: "member/shopConfig",
  route: "/config/config",
  menuSection: "shop",
  access: "config:shop",
  owner: "shop",
  singleton: true,
  trash: false,
  fields: {
    cateStyle: choice(categoryStyles, { required: true, default: "bigPicture" }),
    freightCombination: choice(
      { overlay: 1, lowest: 2, highest: 3 },
      { required: true, default: "overlay", help: true },
    ),
    senderName: text({ max: 60 }),
    senderPhone: phone(),
    senderState: choice(states),
    senderCity: text({ max: 60 }),
    senderAddress: text({ max: 200 }),
    senderPostcode: text({ max: 4, pattern: /^\d{4}$/, example: "2000" }),
    /** Printed at the end of packing slips. */
    thanks: localized({ long: true, max: 300, help: true }),
    printKey: text({ max: 100 }),
    printSecret: secret(),
    printAccount: text({ max: 100 }),
    printPassword: secret(),
    printDevice: text({ max: 100 }),
    printTemplate: text({ max: 100 }),
    /** Whether everything that the printing service requires is set, including its secrets. */
    printReady: computed(boolean()),
    /**
     * Whether all members of the shop must sign in with MFA; only the main account can change it.
     */
    requireTwoStep: boolean({ required: true, default: false, backfill: false, help: true }),
    /** Whether customers can buy gift cards of the shop at the storefront. */
    giftCardsSold: boolean({ required: true, default: false, backfill: false, help: true }),
    /** Whether edits of the stock are applied without a review; only the main account sets it. */
    stockEditsAtOnce: boolean({ required: true, default: false, backfill: false, help: true }),
    /** What the owner is written to about; see `resources/notices/mails`. */
    mailWithdrawals: boolean({ required: true, default: true, backfill: true }),
    mailDisputes: boolean({ required: true, default: true, backfill: true }),
    mailWebhooks: boolean({ required: true, default: true, backfill: true, help: true }),
  },
  label: "senderName",
  list: { columns: ["cateStyle", "freightCombination", "senderName"] },
  form: [
    section("categories", ["cateStyle"]),
    section("freight", ["freightCombination"]),
    section("sender", [
      "senderName",
      "senderPhone",
      "senderAddress",
      "senderCity",
      "senderState",
      "senderPostcode",
    ]),
    section("packing", ["thanks"]),
    section("giftCards", ["giftCardsSold"]),
    section("stock", ["stockEditsAtOnce"]),
    section("printing", [
      "printKey",
      "printSecret",
      "printAccount",
      "printPassword",
      "printDevice",
      "printTemplate",
      "printReady",
    ]),
    section("mails", ["mailWithdrawals", "mailDisputes", "mailWebhooks"]),
    section("security", ["requireTwoStep"]),
  ],
});
