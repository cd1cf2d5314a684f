import {
  choice,
  dateTime,
  defineResource,
  longText,
  rowId,
  section,
} from "../../../framework/schema/index.ts";
import { certFields } from "./certFields.ts";
import { detailFields } from "./detailFields.ts";
import { makeFieldsOptional, makeFieldsReadOnly } from "./fieldAccess.ts";
import { taxFields } from "./taxFields.ts";

export const reviewStates = {
  documents: 0,
  details: 1,
  reviewing: 2,
  approved: 3,
  rejected: 4,
} as const;
export type ReviewState = keyof typeof reviewStates;
export const rejectReasons = [
  "companyName",
  "number",
  "imageUnclear",
  "imageRules",
  "other",
] as const;

const {
  thumb,
  produce,
  phone,
  email,
  weixin,
  businessHours,
  showId,
  showEmail,
  showPhone,
  showWeixin,
  ...legal
} = detailFields;
/** Fields that a shop may change after approval; all others are fixed as approved. */
export const ownFields = {
  thumb,
  produce,
  phone,
  email,
  weixin,
  businessHours,
  showId,
  showEmail,
  showPhone,
  showWeixin,
};

/** The certification of a shop: the application at first, the approved data later. */
export const shopInfo = defineResource("shopInfo", {
  api: "member/shopInfo",
  route: "/shop/info",
  access: "shop:info",
  owner: "shop",
  singleton: true,
  trash: false,
  fields: {
    ...makeFieldsReadOnly(makeFieldsOptional(certFields)),
    ...makeFieldsReadOnly(makeFieldsOptional(legal)),
    ...makeFieldsOptional(ownFields),
    ...taxFields,
    status: choice(reviewStates, { default: "documents", readOnly: true, filter: true }),
    reason: choice(rejectReasons, { readOnly: true }),
    reasonText: longText({ max: 1000, readOnly: true }),
    submittedAt: dateTime({ readOnly: true }),
    deadline: dateTime({ readOnly: true, sortable: true }),
    reviewedAt: dateTime({ readOnly: true }),
    reviewer: rowId({ readOnly: true, access: "platform" }),
  },
  label: "names",
  list: { columns: ["names", "type", "status"] },
  form: [
    section("shop", ["names", "logo", "thumb", "produce", "category"]),
    section("place", ["addresses", "country", "city", "point"]),
    section("contact", ["owner", "phone", "email", "weixin"]),
    section("hours", ["businessHours"]),
    section("tax", ["abn", "gstRegistered", "gstFrom"]),
    section("display", ["showId", "showEmail", "showPhone", "showWeixin"]),
    section("more", ["payAddress", "referrer", "exclusiveCode"]),
    section("qualification", [
      "type",
      "realname",
      "company",
      "certType",
      "idNo",
      "cardImgs",
      "licence",
      "brandImg",
    ]),
  ],
  actions: {
    applyShopCert: {
      from: ["documents", "details", "rejected"],
      to: ["documents", "details"],
      input: certFields,
    },
    applyShopDetail: {
      from: ["documents", "details", "rejected"],
      to: "details",
      input: detailFields,
    },
    submitShopInfo: { from: ["details"], to: "reviewing", confirm: true },
  },
});
