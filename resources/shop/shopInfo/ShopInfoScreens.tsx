import { defineScreens } from "../../../framework/admin/resources.tsx";
import { CertTypeInput } from "./CertTypeInput.tsx";
import { HoursDisplay } from "./HoursDisplay.tsx";
import { HoursInput } from "./HoursInput.tsx";
import { PositionDisplay, PositionInput } from "./PositionInput.tsx";
import { shopInfo } from "./shopInfo.ts";
import { TypeCards } from "./TypeCards.tsx";

export default defineScreens(shopInfo, {
  inputs: {
    type: TypeCards,
    certType: CertTypeInput,
    businessHours: HoursInput,
    point: PositionInput,
  },
  displays: { businessHours: HoursDisplay, point: PositionDisplay },
});
