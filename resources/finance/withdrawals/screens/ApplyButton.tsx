import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import { useQuery } from "@tanstack/react-query";
import { BanknoteArrowUp } from "lucide";
import { useId, useState } from "react";
import { useTranslate } from "react-admin";
import { Link as RouterLink } from "react-router-dom";
import { createIcon } from "../../../../framework/admin/icons/createIcon.tsx";
import { pathToList } from "../../../../framework/admin/paths.ts";
import { useActor, useAdminProvider } from "../../../../framework/admin/resources.tsx";
import { useIsPhone } from "../../../../framework/admin/theme/useIsPhone.ts";
import { can } from "../../../../framework/schema/index.ts";
import { withdrawals } from "../withdrawals.ts";
import { ApplyDialog } from "./ApplyDialog.tsx";

const WithdrawIcon = createIcon(BanknoteArrowUp);

/** Opens the dialog that requests a withdrawal, or says which one must be finished first. */
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
  const whyId = useId();
  const isPhone = useIsPhone();
  if (!allowed) return null;
  const dialog = open && <ApplyDialog onClose={() => setOpen(false)} />;
  if (isPhone)
    // The dialog names what is in progress, for which a phone's heading has no space.
    return (
      <>
        <Button
          variant={openNo ? "outlined" : "contained"}
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
      {openNo && (
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
        disabled={openNo !== null}
        aria-describedby={openNo ? whyId : undefined}
        onClick={() => setOpen(true)}
        sx={{ flexShrink: 0 }}
      >
        {translate("resources.withdrawals.screen.apply")}
      </Button>
      {dialog}
    </Stack>
  );
}
