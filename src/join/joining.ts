import type { FormSection } from "../../framework/admin/form/formFields.ts";
import type { Fields, Resource } from "../../framework/schema/index.ts";
import { certFields } from "../../resources/shop/shopInfo/certFields.ts";
import { detailFields } from "../../resources/shop/shopInfo/detailFields.ts";
import { shopInfo } from "../../resources/shop/shopInfo/shopInfo.ts";

const asked: Fields = { ...certFields, ...detailFields };
/** The application with only the fields of the wizard's steps. */
export const application: Resource = { ...shopInfo, fields: { ...asked, status: shopInfo.fields.status } };

const sectionOf = (name: string, names: readonly string[]): FormSection => ({
  name,
  fields: names.flatMap((one) => {
    const field = asked[one];
    return field ? [{ name: one, field, typed: true }] : [];
  }),
});
/** Sections of a step, as in the shop's profile. */
const sectionsOf = (names: readonly string[]) =>
  names.map((name) => sectionOf(name, shopInfo.form.find(({ section }) => section === name)?.fields ?? []));

interface StepForm {
  action: "applyShopCert" | "applyShopDetail";
  fields: Fields;
  sections: readonly FormSection[];
}
export const stepForms: Readonly<Record<"documents" | "details", StepForm>> = {
  documents: {
    action: "applyShopCert",
    fields: certFields,
    // The type is shown as cards above the other fields.
    sections: sectionsOf(["qualification"]).map(({ name, fields }) => ({
      name,
      fields: fields.filter((one) => one.name !== "type"),
    })),
  },
  details: {
    action: "applyShopDetail",
    fields: detailFields,
    sections: sectionsOf(["shop", "place", "contact", "hours", "display", "more"]),
  },
};
