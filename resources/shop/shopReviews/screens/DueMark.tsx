import { useTranslate } from "react-admin";
import { noValue } from "../../../../framework/admin/display/noValue.ts";
import { StatusChip } from "../../../../framework/admin/display/StatusChip.tsx";
import type { DisplayComponent } from "../../../../framework/admin/resources.tsx";
import { countDaysLeft } from "../../shopInfo/reviewPeriod.ts";
import type { shopReviews } from "../shopReviews.ts";

/** Days until the platform's deadline, or days overdue. */
export const DueMark: DisplayComponent<typeof shopReviews> = ({ record: { deadline: due } }) => {
  const translate = useTranslate();
  if (!due) return noValue;
  const left = countDaysLeft(due, new Date());
  const late = Date.now() > Date.parse(due);
  const key = late ? "overdue" : left <= 1 ? "today" : "due";
  const count = late ? Math.max(1, -left) : left;
  return (
    <StatusChip tone={late ? "error" : left <= 2 ? "warning" : "neutral"}>
      <time dateTime={due}>
        {translate(`markethall.join.review.${key}`, { smart_count: count })}
      </time>
    </StatusChip>
  );
};
