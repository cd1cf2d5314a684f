import Box from "@mui/material/Box";
import Tooltip from "@mui/material/Tooltip";
import { Clock, TriangleAlert } from "lucide";
import type { ReactNode } from "react";
import { useTranslate } from "react-admin";
import { createIcon } from "../icons/createIcon.tsx";
import { getToneTokens } from "../theme/tokens.ts";
import { weights } from "../theme/typography.ts";
import { countLate, getUrgency, type Urgency } from "./deadline.ts";
import { formatExactly, formatMoment, formatMomentDay } from "./formatMoment.ts";
import { useFormat } from "./useFormat.ts";

const LateIcon = createIcon(TriangleAlert);
const SoonIcon = createIcon(Clock);
const colours: Readonly<Record<Urgency, string>> = {
  late: getToneTokens("error").text,
  soon: getToneTokens("warning").text,
  later: "inherit",
};

interface Props {
  /** The deadline, in ISO format. */
  at: string;
  /** Replaces the time until the deadline has passed, such as "Auto-approves in 4 days". */
  children?: ReactNode;
  /** Whether somebody else has to meet it: then it is neither coloured nor late. */
  isForeign?: boolean;
}
/**
 * A deadline as coloured text: a clock within a day of it, and after it a warning sign with how
 * late it is. The exact time with its zone is shown on hover and focus.
 */
export function DeadlineText({ at, children, isForeign = false }: Props) {
  const translate = useTranslate();
  const { locale, timeZone, daysOnly } = useFormat();
  const now = Date.now();
  const urgency = isForeign ? "later" : getUrgency(at, now);
  const Icon = urgency === "late" ? LateIcon : SoonIcon;
  const { unit, count } = countLate(at, now);
  // Within a day of a deadline, its time is what matters.
  const format = daysOnly && urgency === "later" ? formatMomentDay : formatMoment;
  return (
    <Tooltip title={formatExactly(at, locale, timeZone)} describeChild>
      <Box
        component="time"
        dateTime={at}
        tabIndex={0}
        sx={{
          display: "inline-flex",
          alignItems: "center",
          gap: 0.5,
          color: colours[urgency],
          fontWeight: urgency === "later" ? undefined : weights.medium,
          "& svg": { fontSize: 14 },
        }}
      >
        {urgency !== "later" && <Icon aria-hidden />}
        {urgency === "late"
          ? translate(`framework.deadline.${unit}`, { smart_count: count })
          : (children ?? format(at, locale, timeZone))}
      </Box>
    </Tooltip>
  );
}
