import { estimateDeadline } from "../../../framework/admin/display/deadline.ts";
import { getFieldText, type TextFormat } from "../../../framework/admin/display/fieldText.ts";
import { noValue } from "../../../framework/admin/display/noValue.ts";
import { RecordLink } from "../../../framework/admin/display/RecordLink.tsx";
import { useFormat } from "../../../framework/admin/display/useFormat.ts";
import type { AdminRecord } from "../../../framework/admin/provider.ts";
import { type DisplayComponent, defineScreens } from "../../../framework/admin/resources.tsx";
import { HoursDisplay } from "../shopInfo/screens/HoursDisplay.tsx";
import { PositionDisplay } from "../shopInfo/screens/PositionInput.tsx";
import { ReviewPage } from "./screens/ReviewPage.tsx";
import { shopReviews } from "./shopReviews.ts";

/** An application that has no name yet is known by who applies. */
const nameApplication = (
  record: AdminRecord<typeof shopReviews>,
  format: TextFormat,
): string | null =>
  getFieldText(shopReviews, record, "names", format) ??
  getFieldText(shopReviews, record, "applicant", format);

const ShopNames: DisplayComponent<typeof shopReviews, "names"> = ({ record, page }) => {
  const { locale, translate } = useFormat();
  const name = nameApplication(record, { locale, translate }) ?? noValue;
  return (
    <RecordLink resource={shopReviews} id={page ? null : record.id}>
      {name}
    </RecordLink>
  );
};

export default defineScreens(shopReviews, {
  firstTab: ["reviewing"],
  recordTitle: nameApplication,
  show: ReviewPage,
  texts: {
    deadline: ({ deadline }, _, translate, format) =>
      deadline ? estimateDeadline(deadline, format, translate) : "",
  },
  displays: { names: ShopNames, businessHours: HoursDisplay, point: PositionDisplay },
});
