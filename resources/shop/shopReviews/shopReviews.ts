import {
  choice,
  computed,
  dateTime,
  defineResource,
  longText,
  reference,
  section,
  text,
} from "../../../framework/schema/index.ts";
import { certFields } from "../shopInfo/certFields.ts";
import { detailFields } from "../shopInfo/detailFields.ts";
import { makeFieldsOptional, makeFieldsReadOnly } from "../shopInfo/fieldAccess.ts";
import { rejectReasons, reviewStates } from "../shopInfo/shopInfo.ts";

/** The platform's view of all shops' applications: the queue and the decisions. */
export const shopReviews = defineResource("shopReviews", {
  api: "system/shopInfo",
  route: "/platform/shopReviews",
  menuSection: "merchants",
  access: "platform:shopReviews",
  owner: "platform",
  table: "shop_info",
  operations: ["export"],
  fields: {
    ...makeFieldsReadOnly(makeFieldsOptional(certFields)),
    ...makeFieldsReadOnly(makeFieldsOptional(detailFields)),
    // Changed only by the actions of this resource and of the shop's own.
    status: choice(reviewStates, { default: "documents", filter: true }),
    reason: choice(rejectReasons, { readOnly: true, filter: true }),
    reasonText: longText({ max: 1000, readOnly: true }),
    submittedAt: dateTime({ readOnly: true, filter: true, sortable: true }),
    deadline: dateTime({ readOnly: true, filter: true, sortable: true }),
    reviewedAt: dateTime({ readOnly: true, filter: true, sortable: true }),
    reviewer: reference("admins", { readOnly: true, filter: true }),
    applicant: computed(text()),
  },
  label: "names",
  picture: "logo",
  deadline: "deadline",
  toDo: {
    reviewing: { actions: ["approve", "reject"] },
  },
  list: {
    columns: [
      "logo",
      "names",
      "status",
      "deadline",
      "type",
      "applicant",
      "submittedAt",
      "category",
      "city",
    ],
    // The application that has waited longest is first; those never submitted are last.
    sort: ["deadline", "asc"],
    tabs: "status",
  },
  form: [
    section("qualification", ["type", "realname", "company", "certType", "idNo"]),
    section("papers", ["cardImgs", "licence", "brandImg"]),
    section("shop", ["names", "logo", "thumb", "produce", "category"]),
    section("place", ["addresses", "country", "city", "point", "businessHours"]),
    section("contact", [
      "owner",
      "phone",
      "email",
      "weixin",
      "payAddress",
      "referrer",
      "exclusiveCode",
    ]),
    section("display", ["showId", "showEmail", "showPhone", "showWeixin"]),
  ],
  actions: {
    approve: { from: ["reviewing"], to: "approved", confirm: true, tone: "primary" },
    reject: {
      from: ["reviewing"],
      to: "rejected",
      tone: "danger",
      input: {
        reason: choice(rejectReasons, { required: true }),
        reasonText: longText({ max: 1000 }),
      },
    },
  },
});
