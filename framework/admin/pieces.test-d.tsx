import { defineResource, section, text } from "../schema/index.ts";
import { tenantKind } from "../schema/testTenancy.ts";
import { FieldInput } from "./form/FieldInput.tsx";
import { FormSection } from "./form/FormSection.tsx";
import { FieldValue } from "./show/FieldValue.tsx";
import { RecordSection } from "./show/RecordSection.tsx";
import { RelatedRows } from "./show/RelatedRows.tsx";

/** A misspelt name in the pieces of a form or page does not compile. */
const tickets = defineResource("tickets", {
  api: "member/ticket",
  route: "/promotion/ticket",
  access: "promotion:ticket",
  owner: tenantKind,
  fields: { title: text(), limit: text() },
  list: { columns: ["title"] },
  form: [section("main", ["title"]), section("limits", ["limit"])],
});

export default [
  // A field and a section of a resource that is named.
  <FieldInput key="input" resource={tickets} name="limit" />,
  <FieldValue key="value" resource={tickets} name="limit" />,
  <FormSection key="form" resource={tickets} name="limits" />,
  <RecordSection key="section" resource={tickets} name="limits" />,
  // Without a resource, the fields of the registered resources.
  <FieldInput key="any" name="creditLimit" />,
  <RelatedRows key="related" name="cities" by="country" />,
  // @ts-expect-error a field that the resource does not have
  <FieldInput key="input" resource={tickets} name="limits" />,
  // @ts-expect-error a field that the resource does not have
  <FieldValue key="value" resource={tickets} name="limits" />,
  // @ts-expect-error a section that the form does not have
  <FormSection key="form" resource={tickets} name="limit" />,
  // @ts-expect-error a section that the form does not have
  <RecordSection key="section" resource={tickets} name="limit" />,
  // @ts-expect-error a field of no registered resource
  <FieldInput key="any" name="creditLimits" />,
  // @ts-expect-error a resource that is not registered
  <RelatedRows key="related" name="city" by="country" />,
  // @ts-expect-error a field that the related resource does not have
  <RelatedRows key="by" name="cities" by="contry" />,
];
