import Button from "@mui/material/Button";
import { useTranslate } from "react-admin";
import { Link } from "react-router";
import { toPath } from "../../framework/admin/paths.ts";
import { useActor, useAdmin } from "../../framework/admin/resources.tsx";
import { can, getRealm, isAdmin } from "../../framework/schema/index.ts";

/**
 * Link to the setting that requires MFA of all members, for a shop's main account or an
 * administrator of the platform.
 */
export function RequireTwoStepLink() {
  const translate = useTranslate();
  const { resources } = useAdmin();
  const actor = useActor();
  const settings = resources.find(
    (one) => one.singleton && getRealm(one) === actor.realm && "requireTwoStep" in one.fields,
  );
  if (!settings || !isAdmin(actor) || !can(actor, settings, "edit")) return null;
  return (
    <Button
      component={Link}
      to={`${toPath(settings, "list")}#requireTwoStep`}
      size="small"
      sx={{ mt: 1, ml: -0.5 }}
    >
      {translate(`resources.${settings.name}.fields.requireTwoStep`)}
    </Button>
  );
}
