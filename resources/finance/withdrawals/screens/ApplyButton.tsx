import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { BanknoteArrowUp } from "lucide";
import { useId, useState } from "react";
import { useTranslate } from "react-admin";
import { Link as RouterLink } from "react-router-dom";
import { createIcon } from "../../../../framework/admin/icons/createIcon.tsx";
import { pathToList } from "../../../../framework/admin/paths.ts";
import { useActor } from "../../../../framework/admin/resources.tsx";
import { useIsPhone } from "../../../../framework/admin/theme/useIsPhone.ts";
import { can } from "../../../../framework/schema/index.ts";
import { withdrawals } from "../withdrawals.ts";
import { ApplyDialog } from "./ApplyDialog.tsx";
import { usePayoutEligibility } from "./usePayoutEligibility.ts";

const WithdrawIcon = createIcon(BanknoteArrowUp);

/**
 * Opens the dialog that requests a withdrawal, or says what prevents it: a withdrawal that must be
 * finished first, or payouts that the platform has put on hold.
 */
export function ApplyButton() {
  const translate = useTranslate();
  const actor = useActor();
  const [open, setOpen] = useState(false);
  const allowed = can(actor, withdrawals, "apply");
  const eligibility = usePayoutEligibility(allowed);
  const openNo = eligibility?.openNo ?? null;
  const isBlocked = eligibility?.isBlocked === true;
  const isPrevented = isBlocked || openNo !== null;
  const whyId = useId();
  const isPhone = useIsPhone();
  if (!allowed) return null;
  const dialog = open && <ApplyDialog onClose={() => setOpen(false)} />;
  if (isPhone)
    // The dialog says what prevents it, for which a phone's heading has no space.
    return (
      <>
        <Button
          variant={isPrevented ? "outlined" : "contained"}
          onClick={() => setOpen(true)}
          sx={{ flexShrink: 0 }}
        >
          {translate("resources.withdrawals.screen.apply")}
        </Button>
        {dialog}
      </>
    );
  return (
    <Stack direction="row" spacing={1.5} sx={{ minWidth: 0, alignItems: "center" }}>
      {isBlocked && (
        <Typography
          id={whyId}
          variant="body2"
          color="text.secondary"
          noWrap
          title={eligibility.blockReason}
        >
          {translate("resources.withdrawals.screen.onHold", { reason: eligibility.blockReason })}
        </Typography>
      )}
      {!isBlocked && openNo && (
        <Link
          id={whyId}
          component={RouterLink}
          to={pathToList(withdrawals, { shortNo: openNo })}
          variant="body2"
          color="text.secondary"
        >
          {translate("resources.withdrawals.screen.underWay", { number: openNo })}
        </Link>
      )}
      <Button
        variant="contained"
        startIcon={<WithdrawIcon />}
        disabled={isPrevented}
        aria-describedby={isPrevented ? whyId : undefined}
        onClick={() => setOpen(true)}
        sx={{ flexShrink: 0 }}
      >
        {translate("resources.withdrawals.screen.apply")}
      </Button>
      {dialog}
    </Stack>
  );
}
