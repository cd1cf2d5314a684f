import { choice, defineResource, section, text } from "../schema/index.ts";
import { tenantKind } from "../schema/testTenancy.ts";
import { type CustomDialogProps, type DisplayComponent, defineScreens } from "./resources.tsx";

/** Mistake 12, developers 7: a misspelt name in the screens of a resource does not compile. */
const tickets = defineResource("tickets", {
  api: "member/ticket",
  route: "/promotion/ticket",
  access: "promotion:ticket",
  owner: tenantKind,
  fields: { name: text(), status: choice(["draft", "active"], { default: "draft" }) },
  list: { columns: ["name"] },
  form: [section("main", ["name"]), section("preview", [])],
  actions: { start: { from: ["draft"], to: "active" } },
});
const whole = defineResource("wholes", {
  api: "member/whole",
  route: "/promotion/whole",
  access: "promotion:whole",
  owner: tenantKind,
  fields: { name: text() },
  list: { columns: ["name"] },
});

const Name: DisplayComponent = ({ record, name }) => <b>{String(record[name])}</b>;
const Dialog = ({ onClose }: CustomDialogProps) => <button type="button" onClick={onClose} />;
const Preview = () => <p>Preview</p>;

export default defineScreens(tickets, {
  displays: { name: Name },
  texts: { name: (record) => String(record.name) },
  dialogs: { start: Dialog },
  sections: { preview: { typed: Preview } },
});
// A form that is not declared has one section.
defineScreens(whole, { sections: { main: { typed: Preview } } });
// @ts-expect-error a section that the form does not have
defineScreens(tickets, { sections: { previw: { typed: Preview } } });
// @ts-expect-error a section of another form
defineScreens(whole, { sections: { preview: { typed: Preview } } });
// @ts-expect-error a display of no field
defineScreens(tickets, { displays: { nam: Name } });
// @ts-expect-error an input of no field
defineScreens(tickets, { inputs: { nam: () => null } });
// @ts-expect-error texts of no field
defineScreens(tickets, { texts: { nam: () => "" } });
// @ts-expect-error names of no field
defineScreens(tickets, { names: { nam: () => [] } });
// @ts-expect-error a dialog of no action
defineScreens(tickets, { dialogs: { strat: Dialog } });
// @ts-expect-error an override that there is not
defineScreens(tickets, { display: { name: Name } });
