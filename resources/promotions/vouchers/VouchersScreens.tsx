import { defineScreens } from "../../../framework/admin/resources.tsx";
import { FormCodes, PageCodes } from "./screens/Codes.tsx";
import { FirstDay, LastDay } from "./screens/Days.tsx";
import { FindButton } from "./screens/FindButton.tsx";
import { vouchers } from "./vouchers.ts";

export default defineScreens(vouchers, {
  tools: FindButton,
  displays: { startsAt: FirstDay, endsAt: LastDay },
  sections: { codes: { typed: FormCodes, shown: PageCodes, ofStored: true } },
});
