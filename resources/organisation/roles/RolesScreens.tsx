import { defineScreens } from "../../../framework/admin/resources.tsx";
import { RightsInput } from "../../../framework/admin/rights/RightsInput.tsx";
import { RightsView } from "../../../framework/admin/rights/RightsView.tsx";
import { rolePresets } from "./rolePresets.ts";
import { roles } from "./roles.ts";

const Permissions = ({ source }: { source: string }) => (
  <RightsInput source={source} presets={rolePresets} />
);

export default defineScreens(roles, {
  readsAll: true,
  inputs: { permissions: Permissions },
  displays: { permissions: RightsView },
});
