import { defineScreens } from "../../../framework/admin/resources.tsx";
import { FormCodes, PageCodes } from "./screens/Codes.tsx";
import { FirstDay, LastDay } from "./screens/Days.tsx";
import { FindButton } from "./screens/FindButton.tsx";
import { formatVoucherText, Terms } from "./screens/Terms.tsx";
import { vouchers } from "./vouchers.ts";

export default defineScreens(vouchers, {
  tools: FindButton,
  displays: { terms: Terms, startsAt: FirstDay, endsAt: LastDay },
  texts: { terms: formatVoucherText },
  sections: { codes: { typed: FormCodes, shown: PageCodes, ofStored: true } },
});
