import { createLazyComponent } from "../../../framework/admin/lazy/createLazyComponent.tsx";
import { defineScreens } from "../../../framework/admin/resources.tsx";
import { giftCards } from "./giftCards.ts";
import { FormEntries, PageEntries } from "./screens/Entries.tsx";
import { GiftCardTools } from "./screens/GiftCardTools.tsx";

const SendDialog = createLazyComponent(
  async () => (await import("./screens/SendDialog.tsx")).SendDialog,
);

export default defineScreens(giftCards, {
  tools: GiftCardTools,
  sections: { entries: { typed: FormEntries, shown: PageEntries } },
  dialogs: { send: SendDialog },
});
