import { defineResource, section, text } from "../schema/index.ts";
import { FieldInput } from "./form/FieldInput.tsx";
import { FormSection } from "./form/FormSection.tsx";
import { FieldValue } from "./show/FieldValue.tsx";
import { RecordSection } from "./show/RecordSection.tsx";
import { RelatedRows } from "./show/RelatedRows.tsx";

/** A misspelt name in the pieces of a form or page does not compile. */
const coupons = defineResource("coupons", {
  api: "member/coupon",
  route: "/promotion/coupon",
  access: "promotion:coupon",
  owner: "shop",
  fields: { title: text(), limit: text() },
  list: { columns: ["title"] },
  form: [section("main", ["title"]), section("limits", ["limit"])],
});

export default [
  // A field and a section of a resource that is named.
  <FieldInput key="input" resource={coupons} name="limit" />,
  <FieldValue key="value" resource={coupons} name="limit" />,
  <FormSection key="form" resource={coupons} name="limits" />,
  <RecordSection key="section" resource={coupons} name="limits" />,
  // Without a resource, the fields of the registered resources.
  <FieldInput key="any" name="creditLimit" />,
  <RelatedRows key="related" name="skus" by="goods" />,
  // @ts-expect-error a field that the resource does not have
  <FieldInput key="input" resource={coupons} name="limits" />,
  // @ts-expect-error a field that the resource does not have
  <FieldValue key="value" resource={coupons} name="limits" />,
  // @ts-expect-error a section that the form does not have
  <FormSection key="form" resource={coupons} name="limit" />,
  // @ts-expect-error a section that the form does not have
  <RecordSection key="section" resource={coupons} name="limit" />,
  // @ts-expect-error a field of no registered resource
  <FieldInput key="any" name="creditLimits" />,
  // @ts-expect-error a resource that is not registered
  <RelatedRows key="related" name="sku" by="goods" />,
  // @ts-expect-error a field that the related resource does not have
  <RelatedRows key="by" name="skus" by="good" />,
];
