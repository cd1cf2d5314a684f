import { useTranslate } from "react-admin";
import { DeadlineText } from "../../../../framework/admin/display/DeadlineText.tsx";
import { formatMoment } from "../../../../framework/admin/display/formatMoment.ts";
import { noValue } from "../../../../framework/admin/display/noValue.ts";
import { useFormat } from "../../../../framework/admin/display/useFormat.ts";
import { useIsPhone } from "../../../../framework/admin/theme/useIsPhone.ts";

interface Props {
  record: { status?: string | null; confirmBy?: string | null };
}
/** When a statement confirms automatically, while it waits for the shop. */
export function ConfirmBy({ record: { status, confirmBy } }: Props) {
  const translate = useTranslate();
  const { locale, timeZone } = useFormat();
  // A row on a phone has no heading that says what the time means.
  const isPhone = useIsPhone();
  if (status !== "issued" || !confirmBy) return noValue;
  return (
    <DeadlineText at={confirmBy}>
      {isPhone
        ? translate("resources.settlementDays.screen.confirmsAt", {
            at: lowerFirstWord(formatMoment(confirmBy, locale, timeZone)),
          })
        : null}
    </DeadlineText>
  );
}

/** "Today" and "Tomorrow" within a sentence. */
const lowerFirstWord = (text: string): string => text.replace(/^To/, "to");
