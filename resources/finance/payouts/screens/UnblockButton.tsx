import Button from "@mui/material/Button";
import { useTranslate } from "react-admin";
import { Link } from "react-router";
import { toPath } from "../../../../framework/admin/paths.ts";
import type { AdminRecord } from "../../../../framework/admin/provider.ts";
import { useActor } from "../../../../framework/admin/resources.tsx";
import { can } from "../../../../framework/schema/index.ts";
import { shopTerms } from "../../shopTerms/shopTerms.ts";
import type { payouts } from "../payouts.ts";

/** Leads from a payout that a block stops to the terms of the shop, which have the block. */
export function UnblockButton({ record }: { record: AdminRecord<typeof payouts> }) {
  const translate = useTranslate();
  const actor = useActor();
  const { blockReason, termsId } = record;
  if (!blockReason || !termsId || !can(actor, shopTerms, "edit")) return null;
  return (
    <Button
      component={Link}
      to={toPath(shopTerms, "edit", termsId)}
      variant="outlined"
      size="small"
      color="inherit"
    >
      {translate("resources.payouts.screen.changeTerms")}
    </Button>
  );
}
