import { Gift, ScanSearch } from "lucide";
import { useState } from "react";
import { createIcon } from "../../../../framework/admin/icons/createIcon.tsx";
import { createLazyComponent } from "../../../../framework/admin/lazy/createLazyComponent.tsx";
import { ToolButton } from "../../../../framework/admin/list/ToolButton.tsx";
import { useActor } from "../../../../framework/admin/resources.tsx";
import { can } from "../../../../framework/schema/index.ts";
import { giftCards } from "../giftCards.ts";
import { useGiftCardText } from "./useGiftCardText.ts";

const GiftIcon = createIcon(Gift);
const FindIcon = createIcon(ScanSearch);
const IssueDialog = createLazyComponent(
  async () => (await import("./IssueDialog.tsx")).IssueDialog,
);
const FindDialog = createLazyComponent(async () => (await import("./FindDialog.tsx")).FindDialog);

/** Issues gift cards, and finds the card of a code that a customer names. */
export function GiftCardTools() {
  const t = useGiftCardText();
  const actor = useActor();
  const [open, setOpen] = useState<"issue" | "find" | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      {can(actor, giftCards, "find") && (
        <ToolButton
          icon={<FindIcon />}
          label={t("find.open")}
          opens="dialog"
          onClick={() => setOpen("find")}
        />
      )}
      {can(actor, giftCards, "issue") && (
        <ToolButton
          icon={<GiftIcon />}
          label={t("issue.open")}
          opens="dialog"
          onClick={() => setOpen("issue")}
        />
      )}
      {open === "issue" && <IssueDialog onClose={close} />}
      {open === "find" && <FindDialog onClose={close} />}
    </>
  );
}
