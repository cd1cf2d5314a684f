import { useEffect, useState } from "react";
import { DeadlineText } from "../../../../framework/admin/display/DeadlineText.tsx";
import { noValue } from "../../../../framework/admin/display/noValue.ts";
import type { Translate } from "../../../../framework/admin/resources.tsx";
import { findDeadline } from "../deadline.ts";
import { PaymentState } from "./PaymentState.tsx";
import { type RefundDisplay, type RefundRecord, toRefund, useMessages } from "./refund.ts";

const minute = 60_000;
/**
 * Formats the remaining time in its largest unit: days from two days, hours from two hours,
 * otherwise minutes.
 */
export function formatDuration(milliseconds: number, t: Translate): string {
  const minutes = Math.max(1, Math.floor(milliseconds / minute));
  const [unit, count] =
    minutes >= 2880
      ? ["days", minutes / 1440]
      : minutes >= 120
        ? ["hours", minutes / 60]
        : ["minutes", minutes];
  return t(`due.${unit}`, { smart_count: Math.floor(Number(count)) });
}

/** A countdown to the next automatic step. */
const createDeadlineDisplay = (isBrief: boolean): RefundDisplay =>
  function Deadline({ record }) {
    const t = useMessages();
    const [now, setNow] = useState(() => Date.now());
    const deadline = findDeadline(toRefund(record));
    const at = deadline?.at ?? null;
    useEffect(() => {
      if (at === null) return;
      const clock = setInterval(() => setNow(Date.now()), minute / 2);
      return () => clearInterval(clock);
    }, [at]);
    if (!deadline) return noValue;
    const left = Date.parse(deadline.at) - now;
    const length = formatDuration(left, t);
    const whole = left <= 0 ? t("due.now") : t(`due.${deadline.key}`, { time: length });
    // Only deadlines of the shop itself are coloured by urgency.
    const isOwn = deadline.key === "agree" || deadline.key === "confirm";
    return (
      <DeadlineText at={deadline.at} isForeign={!isOwn}>
        {isBrief && left > 0 ? length : whole}
      </DeadlineText>
    );
  };
export const DeadlineDisplay = createDeadlineDisplay(false);
const DeadlineDuration = createDeadlineDisplay(true);

/**
 * For a column beside the state, which names the step: the time until the next step, or where the
 * money is once the refund is being paid.
 */
export const DeadlineOrAmount: RefundDisplay = (props) =>
  props.record.payState && props.record.payState !== "none" ? (
    <PaymentState {...props} />
  ) : (
    <DeadlineDuration {...props} />
  );

/** Approximate text of that column, with room for the sign of an urgent one. */
export const formatDeadline = (record: RefundRecord, _: string, translate: Translate): string => {
  const t: Translate = (key, options) => translate(`resources.refunds.screen.${key}`, options);
  const { payState } = record;
  if (payState && payState !== "none") return `${t(`money.${payState}`)}000`;
  const deadline = findDeadline(toRefund(record));
  return deadline ? `${formatDuration(Date.parse(deadline.at) - Date.now(), t)}000` : noValue;
};
