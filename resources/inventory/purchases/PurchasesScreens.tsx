import { defineScreens } from "../../../framework/admin/resources.tsx";
import { purchases } from "./purchases.ts";
import { FormLines, PageLines } from "./screens/Lines.tsx";
import { ReceiveDialog } from "./screens/ReceiveDialog.tsx";

export default defineScreens(purchases, {
  sections: { lines: { typed: FormLines, shown: PageLines } },
  dialogs: { receive: ReceiveDialog },
});
