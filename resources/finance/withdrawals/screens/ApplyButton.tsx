import Button from "@mui/material/Button";
import { BanknoteArrowUp } from "lucide";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { createIcon } from "../../../../framework/admin/icons/createIcon.tsx";
import { useActor } from "../../../../framework/admin/resources.tsx";
import { can } from "../../../../framework/schema/index.ts";
import { withdrawals } from "../withdrawals.ts";
import { ApplyDialog } from "./ApplyDialog.tsx";

const WithdrawIcon = createIcon(BanknoteArrowUp);

/** Opens the dialog that requests a withdrawal. */
export function ApplyButton() {
  const translate = useTranslate();
  const actor = useActor();
  const [open, setOpen] = useState(false);
  if (!can(actor, withdrawals, "apply")) return null;
  return (
    <>
      <Button variant="contained" startIcon={<WithdrawIcon />} onClick={() => setOpen(true)}>
        {translate("resources.withdrawals.screen.apply")}
      </Button>
      {open && <ApplyDialog onClose={() => setOpen(false)} />}
    </>
  );
}
