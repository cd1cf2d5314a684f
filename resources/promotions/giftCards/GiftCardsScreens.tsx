import { createLazyComponent } from "../../../framework/admin/lazy/createLazyComponent.tsx";
import { defineScreens } from "../../../framework/admin/resources.tsx";
import { giftCards } from "./giftCards.ts";
import { FormEntries, PageEntries } from "./screens/Entries.tsx";
import { FindButton } from "./screens/FindButton.tsx";
import { IssueButton } from "./screens/IssueButton.tsx";

const SendDialog = createLazyComponent(
  async () => (await import("./screens/SendDialog.tsx")).SendDialog,
);

export default defineScreens(giftCards, {
  tools: FindButton,
  primary: IssueButton,
  sections: { entries: { typed: FormEntries, shown: PageEntries } },
  dialogs: { send: SendDialog },
});
