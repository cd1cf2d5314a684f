import { useEffect, useState } from "react";
import { formatMoment } from "../../../../framework/admin/display/formatMoment.ts";
import { noValue } from "../../../../framework/admin/display/noValue.ts";
import { StatusChip } from "../../../../framework/admin/display/StatusChip.tsx";
import { useFormat } from "../../../../framework/admin/display/useFormat.ts";
import { formatDuration, type GroupDisplay, useMessages } from "./group.ts";

const minute = 60_000;
/** The end of a group; for an open group, a countdown. */
export const EndTime: GroupDisplay = ({ record }) => {
  const { endTime, status } = record;
  const { locale, timeZone } = useFormat();
  if (!endTime) return noValue;
  const at = formatMoment(endTime, locale, timeZone, true);
  return status === "ongoing" ? (
    <TimeLeft endTime={endTime} at={at} />
  ) : (
    <time dateTime={endTime}>{at}</time>
  );
};

export function TimeLeft({ endTime, at }: { endTime: string; at: string }) {
  const t = useMessages();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), minute / 2);
    return () => clearInterval(clock);
  }, []);
  const left = Date.parse(endTime) - now;
  const tone = left < 120 * minute ? "error" : left < 1440 * minute ? "warning" : "neutral";
  return (
    <StatusChip tone={tone} title={at}>
      <time dateTime={endTime}>
        {left <= 0 ? t("ending") : t("left", { time: formatDuration(left, t) })}
      </time>
    </StatusChip>
  );
}
