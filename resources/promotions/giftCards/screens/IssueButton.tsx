import Button from "@mui/material/Button";
import { Gift } from "lucide";
import { useState } from "react";
import { createIcon } from "../../../../framework/admin/icons/createIcon.tsx";
import { createLazyComponent } from "../../../../framework/admin/lazy/createLazyComponent.tsx";
import { useActor } from "../../../../framework/admin/resources.tsx";
import { useIsPhone } from "../../../../framework/admin/theme/useIsPhone.ts";
import { can } from "../../../../framework/schema/index.ts";
import { giftCards } from "../giftCards.ts";
import { useGiftCardText } from "./useGiftCardText.ts";

const GiftIcon = createIcon(Gift);
const IssueDialog = createLazyComponent(
  async () => (await import("./IssueDialog.tsx")).IssueDialog,
);

/** Opens the dialog that issues gift cards: the only way to create one. */
export function IssueButton() {
  const t = useGiftCardText();
  const actor = useActor();
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  if (!can(actor, giftCards, "issue")) return null;
  return (
    <>
      <Button
        variant="contained"
        startIcon={isPhone ? null : <GiftIcon />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={{ flexShrink: 0 }}
      >
        {t(isPhone ? "issue.submit" : "issue.open")}
      </Button>
      {isOpen && <IssueDialog onClose={() => setOpen(false)} />}
    </>
  );
}
