import { defineScreens } from "../../../framework/admin/resources.tsx";
import { RightsInput } from "../../../framework/admin/rights/RightsInput.tsx";
import { RightsView } from "../../../framework/admin/rights/RightsView.tsx";
import { roles } from "./roles.ts";

export default defineScreens(roles, {
  inputs: { permissions: RightsInput },
  displays: { permissions: RightsView },
});
