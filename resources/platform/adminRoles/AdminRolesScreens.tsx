import { defineScreens } from "../../../framework/admin/resources.tsx";
import { RightsInput } from "../../../framework/admin/rights/RightsInput.tsx";
import { RightsView } from "../../../framework/admin/rights/RightsView.tsx";
import { adminRolePresets } from "./adminRolePresets.ts";
import { adminRoles } from "./adminRoles.ts";

const Permissions = ({ source }: { source: string }) => (
  <RightsInput source={source} presets={adminRolePresets} />
);

export default defineScreens(adminRoles, {
  readsAll: true,
  inputs: { permissions: Permissions },
  displays: { permissions: RightsView },
});
