import type { SectionFields } from "../../framework/admin/form/formFields.ts";
import type { AdminRecord } from "../../framework/admin/provider.ts";
import type { Fields, Resource } from "../../framework/schema/index.ts";
import { certFields, detailFields, shopInfo } from "../../resources/shop/index.ts";

const identityFields: Fields = { ...certFields, ...detailFields };
/** The stored application. */
export type Application = AdminRecord<typeof shopInfo>;
/** The application with only the fields of the wizard's steps. */
export const application: Resource = {
  ...shopInfo,
  fields: { ...identityFields, status: shopInfo.fields.status },
};

const toSection = (name: string, names: readonly string[]): SectionFields => ({
  name,
  place: "main",
  fields: names.flatMap((one) => {
    const field = identityFields[one];
    return field ? [{ name: one, field, typed: true }] : [];
  }),
});
/** Sections of a step, as in the shop's profile. */
const toSections = (names: readonly string[]) =>
  names.map((name) =>
    toSection(name, shopInfo.form.find(({ section }) => section === name)?.fields ?? []),
  );

interface StepForm {
  action: "applyShopCert" | "applyShopDetail";
  fields: Fields;
  sections: readonly SectionFields[];
}
export const stepForms: Readonly<Record<"documents" | "details", StepForm>> = {
  documents: {
    action: "applyShopCert",
    fields: certFields,
    // The type is shown as cards above the other fields.
    sections: toSections(["qualification"]).map(({ name, place, fields }) => ({
      name,
      place,
      fields: fields.filter((one) => one.name !== "type"),
    })),
  },
  details: {
    action: "applyShopDetail",
    fields: detailFields,
    sections: toSections(["shop", "place", "contact", "hours", "display", "more"]),
  },
};
