import { createLazyComponent } from "../../../framework/admin/lazy/createLazyComponent.tsx";
import { defineScreens } from "../../../framework/admin/resources.tsx";
import { purchases } from "./purchases.ts";

const ReceiveDialog = createLazyComponent(
  async () => (await import("./screens/ReceiveDialog.tsx")).ReceiveDialog,
);
const FormLines = createLazyComponent(async () => (await import("./screens/Lines.tsx")).FormLines);
const PageLines = createLazyComponent(async () => (await import("./screens/Lines.tsx")).PageLines);

export default defineScreens(purchases, {
  sections: { lines: { typed: FormLines, shown: PageLines } },
  dialogs: { receive: ReceiveDialog },
});
