import { createLazyComponent } from "../../../framework/admin/lazy/createLazyComponent.tsx";
import { defineScreens } from "../../../framework/admin/resources.tsx";
import { promotionPeriods } from "./promotionPeriods.ts";
import { Calendar } from "./screens/Calendar.tsx";
import { ConflictsDisplay } from "./screens/ConflictsDisplay.tsx";
import { EndsDisplay } from "./screens/EndsDisplay.tsx";
import { OpenPromotion } from "./screens/OpenPromotion.tsx";

const ExtendDialog = createLazyComponent(
  async () => (await import("./screens/ExtendDialog.tsx")).ExtendDialog,
);
const WhatIfPage = createLazyComponent(
  async () => (await import("../whatIf/screens/WhatIfPage.tsx")).WhatIfPage,
);

export default defineScreens(promotionPeriods, {
  firstTab: ["endingSoon", "running"],
  top: Calendar,
  views: { whatIf: WhatIfPage },
  show: OpenPromotion,
  displays: { endsAt: EndsDisplay, conflicts: ConflictsDisplay },
  dialogs: { extend: ExtendDialog },
});
