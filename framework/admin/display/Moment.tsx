import { formatExactly, formatMoment } from "./formatMoment.ts";
import { useFormat } from "./useFormat.ts";

interface Props {
  /** An instant in ISO 8601. */
  iso: string;
}
/** An instant as seen from today; exactly on hover and for screen readers that read titles. */
export function Moment({ iso }: Props) {
  const { locale, timeZone } = useFormat();
  return (
    <time dateTime={iso} title={formatExactly(iso, locale, timeZone)}>
      {formatMoment(iso, locale, timeZone, true)}
    </time>
  );
}
