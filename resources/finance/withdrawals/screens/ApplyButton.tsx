import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Tooltip from "@mui/material/Tooltip";
import { useQuery } from "@tanstack/react-query";
import { BanknoteArrowUp } from "lucide";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { createIcon } from "../../../../framework/admin/icons/createIcon.tsx";
import { useActor, useAdminProvider } from "../../../../framework/admin/resources.tsx";
import { can } from "../../../../framework/schema/index.ts";
import { withdrawals } from "../withdrawals.ts";
import { ApplyDialog } from "./ApplyDialog.tsx";

const WithdrawIcon = createIcon(BanknoteArrowUp);

/** Opens the dialog that requests a withdrawal. */
export function ApplyButton() {
  const translate = useTranslate();
  const actor = useActor();
  const provider = useAdminProvider();
  const [open, setOpen] = useState(false);
  const allowed = can(actor, withdrawals, "apply");
  // The header above the list asks for the same answer.
  const { data } = useQuery({
    queryKey: [withdrawals.name, "account"],
    queryFn: () => provider.runCall(withdrawals.name, "count", {}),
    enabled: allowed,
  });
  const openNo = typeof data?.openNo === "string" && data.openNo ? data.openNo : null;
  const why = openNo && translate("resources.withdrawals.screen.open", { number: openNo });
  if (!allowed) return null;
  return (
    <>
      <Tooltip title={why ?? ""}>
        <Box component="span" {...(why && { tabIndex: 0, role: "note", "aria-label": why })}>
          <Button
            variant="contained"
            startIcon={<WithdrawIcon />}
            disabled={openNo !== null}
            onClick={() => setOpen(true)}
          >
            {translate("resources.withdrawals.screen.apply")}
          </Button>
        </Box>
      </Tooltip>
      {open && <ApplyDialog onClose={() => setOpen(false)} />}
    </>
  );
}
