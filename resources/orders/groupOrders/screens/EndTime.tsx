import { useEffect, useState } from "react";
import { DeadlineText } from "../../../../framework/admin/display/DeadlineText.tsx";
import { Moment } from "../../../../framework/admin/display/Moment.tsx";
import { noValue } from "../../../../framework/admin/display/noValue.ts";
import { formatDuration, type GroupDisplay, useMessages } from "./group.ts";

const minute = 60_000;
/** The end of a group; for an open group, a countdown. */
export const EndTime: GroupDisplay = ({ record }) => {
  const { endTime, status } = record;
  if (!endTime) return noValue;
  return status === "ongoing" ? <TimeLeft endTime={endTime} /> : <Moment at={endTime} />;
};

/** How long a group can still be joined, as coloured text: its customers have to fill it. */
export function TimeLeft({ endTime }: { endTime: string }) {
  const t = useMessages();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), minute / 2);
    return () => clearInterval(clock);
  }, []);
  const left = Date.parse(endTime) - now;
  return (
    // A group that has ended is closed within minutes, so that nothing is late.
    <DeadlineText at={endTime} isForeign={left <= 0}>
      {left <= 0 ? t("ending") : t("left", { time: formatDuration(left, t) })}
    </DeadlineText>
  );
}
