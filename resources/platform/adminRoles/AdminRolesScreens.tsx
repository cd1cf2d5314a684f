import { defineScreens } from "../../../framework/admin/resources.tsx";
import { RightsInput } from "../../../framework/admin/rights/RightsInput.tsx";
import { RightsView } from "../../../framework/admin/rights/RightsView.tsx";
import { adminRoles } from "./adminRoles.ts";

export default defineScreens(adminRoles, {
  inputs: { permissions: RightsInput },
  displays: { permissions: RightsView },
});
