import { choice, defineResource, section, text } from "../schema/index.ts";
import { type CustomDialogProps, type DisplayComponent, defineScreens } from "./resources.tsx";

/** Mistake 12 of declarations: a misspelt name in the screens of a resource does not compile. */
const coupons = defineResource("coupons", {
  api: "member/coupon",
  route: "/promotion/coupon",
  access: "promotion:coupon",
  owner: "shop",
  fields: { name: text(), status: choice(["draft", "active"], { default: "draft" }) },
  list: { columns: ["name"] },
  form: [section("main", ["name"]), section("preview", [])],
  actions: { start: { from: ["draft"], to: "active" } },
});
const whole = defineResource("wholes", {
  api: "member/whole",
  route: "/promotion/whole",
  access: "promotion:whole",
  owner: "shop",
  fields: { name: text() },
  list: { columns: ["name"] },
});

const Name: DisplayComponent = ({ record, name }) => <b>{String(record[name])}</b>;
const Dialog = ({ onClose }: CustomDialogProps) => <button type="button" onClick={onClose} />;
const Preview = () => <p>Preview</p>;

export default defineScreens(coupons, {
  displays: { name: Name },
  texts: { name: (record) => String(record.name) },
  dialogs: { start: Dialog },
  sections: { preview: { typed: Preview } },
});
// A form that is not declared has one section.
defineScreens(whole, { sections: { main: { typed: Preview } } });
// @ts-expect-error a section that the form does not have
defineScreens(coupons, { sections: { previw: { typed: Preview } } });
// @ts-expect-error a section of another form
defineScreens(whole, { sections: { preview: { typed: Preview } } });
// @ts-expect-error a display of no field
defineScreens(coupons, { displays: { nam: Name } });
// @ts-expect-error an input of no field
defineScreens(coupons, { inputs: { nam: () => null } });
// @ts-expect-error texts of no field
defineScreens(coupons, { texts: { nam: () => "" } });
// @ts-expect-error names of no field
defineScreens(coupons, { names: { nam: () => [] } });
// @ts-expect-error a dialog of no action
defineScreens(coupons, { dialogs: { strat: Dialog } });
// @ts-expect-error an override that there is not
defineScreens(coupons, { display: { name: Name } });
