import { noValue } from "../../../framework/admin/display/noValue.ts";
import { type DisplayComponent, defineScreens } from "../../../framework/admin/resources.tsx";
import { FormCodes, PageCodes } from "./screens/Codes.tsx";
import { FirstDay, LastDay } from "./screens/Days.tsx";
import { FindButton } from "./screens/FindButton.tsx";
import { formatVoucherText, Terms } from "./screens/Terms.tsx";
import { vouchers } from "./vouchers.ts";

/** The rate as it is entered: 9.5 is 5 % off. */
const Rate: DisplayComponent<typeof vouchers> = ({ record: { discount } }) =>
  typeof discount === "number" ? <span className="number">{discount / 100}</span> : noValue;

export default defineScreens(vouchers, {
  tools: FindButton,
  displays: { terms: Terms, discount: Rate, startsAt: FirstDay, endsAt: LastDay },
  texts: { terms: formatVoucherText },
  sections: { codes: { typed: FormCodes, shown: PageCodes, ofStored: true } },
});
