import Button from "@mui/material/Button";
import { useState } from "react";
import { useTranslate } from "react-admin";
import type { AdminRecord } from "../../../../framework/admin/provider.ts";
import { useActor } from "../../../../framework/admin/resources.tsx";
import { can } from "../../../../framework/schema/index.ts";
import { withdrawals } from "../withdrawals.ts";
import { ApplyDialog } from "./ApplyDialog.tsx";
import { usePayoutEligibility } from "./usePayoutEligibility.ts";

/**
 * Requests a declined withdrawal again, with the same amount and account, unless the platform has
 * put payouts on hold.
 */
export function RequestAgain({ record }: { record: AdminRecord<typeof withdrawals> }) {
  const translate = useTranslate();
  const actor = useActor();
  const [open, setOpen] = useState(false);
  const { status, amount, account } = record;
  const isOffered = status === "rejected" && can(actor, withdrawals, "apply");
  const eligibility = usePayoutEligibility(isOffered);
  if (!isOffered || !eligibility || eligibility.isBlocked) return null;
  const initial = { amount: amount ?? null, account: account ?? null };
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        {translate("resources.withdrawals.screen.again")}
      </Button>
      {open && <ApplyDialog initial={initial} onClose={() => setOpen(false)} />}
    </>
  );
}
