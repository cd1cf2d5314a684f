import { defineScreens } from "../../../framework/admin/resources.tsx";
import { CertTypeInput } from "./screens/CertTypeInput.tsx";
import { HoursDisplay } from "./screens/HoursDisplay.tsx";
import { HoursInput } from "./screens/HoursInput.tsx";
import { PositionDisplay, PositionInput } from "./screens/PositionInput.tsx";
import { TypeCards } from "./screens/TypeCards.tsx";
import { shopInfo } from "./shopInfo.ts";

export default defineScreens(shopInfo, {
  inputs: {
    type: TypeCards,
    certType: CertTypeInput,
    businessHours: HoursInput,
    point: PositionInput,
  },
  displays: { businessHours: HoursDisplay, point: PositionDisplay },
});
