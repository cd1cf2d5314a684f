import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import { Check, X } from "lucide";
import { DeadlineText } from "../../../../../framework/admin/display/DeadlineText.tsx";
import { formatDueMoment } from "../../../../../framework/admin/display/formatMoment.ts";
import { Moment } from "../../../../../framework/admin/display/Moment.tsx";
import { useFormat } from "../../../../../framework/admin/display/useFormat.ts";
import { createIcon } from "../../../../../framework/admin/icons/createIcon.tsx";
import { tokens } from "../../../../../framework/admin/theme/tokens.ts";
import type { Order } from "../order.ts";
import { findPart } from "../unshipped.ts";
import { useMessages } from "../useMessages.ts";
import { listSteps, type Step } from "./steps.ts";

const DoneIcon = createIcon(Check);
const CancelledIcon = createIcon(X);

/** In one row where there is room, otherwise above each other. */
const Steps = styled("ol")(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: "flex",
    gap: "4px 12px",
    margin: 0,
    padding: 0,
    listStyle: "none",
    "& li": { display: "flex", alignItems: "center", gap: 10, minWidth: 0 },
    "& li:not(:last-of-type)": { flex: "1 1 auto" },
    "& li:not(:last-of-type)::after": {
      content: '""',
      flex: "1 1 12px",
      minWidth: 12,
      height: 2,
      backgroundColor: palette.divider,
    },
    "& li.done:not(:last-of-type)::after": { backgroundColor: palette.primary.main },
    "& small": { display: "block", color: palette.text.secondary, ...theme.typography.caption },
    "& .later": { color: palette.text.secondary },
    // On a tablet each step is below its mark, so that a time fits into a line.
    "@media (min-width: 600px) and (max-width: 1099px)": {
      "& li": {
        display: "grid",
        alignContent: "start",
        gridTemplateColumns: "20px minmax(0, 1fr)",
        columnGap: 8,
        rowGap: 6,
        flex: "1 1 0 !important",
        "& > span:last-of-type": { gridColumn: "1 / -1", gridRow: 2 },
      },
      "& li:last-of-type": { flex: "0 0 auto !important" },
      "& li:not(:last-of-type)::after": { gridColumn: 2, gridRow: 1 },
      "& time": { whiteSpace: "nowrap" },
    },
    "@media (max-width: 599px)": {
      flexDirection: "column",
      "& li::after": { display: "none" },
    },
  };
});

/** A full circle with a check, a ring with a dot for the current step, or an empty ring. */
function Mark({ step, isCurrent }: { step: Step; isCurrent: boolean }) {
  const isCancelled = step.name === "cancelled";
  const full = step.done || isCancelled;
  const colour = isCancelled ? "error.main" : full ? "primary.main" : tokens.fieldLine;
  return (
    <Box
      aria-hidden
      sx={{
        display: "grid",
        placeItems: "center",
        flexShrink: 0,
        width: 20,
        height: 20,
        borderRadius: "50%",
        border: "2px solid",
        borderColor: isCurrent ? tokens.amber : colour,
        bgcolor: full ? colour : "transparent",
        color: "primary.contrastText",
        "& svg": { fontSize: 13, strokeWidth: 3 },
        ...(isCurrent && {
          "&::after": {
            content: '""',
            width: 8,
            height: 8,
            borderRadius: "50%",
            bgcolor: tokens.amber,
          },
        }),
      }}
    >
      {isCancelled ? <CancelledIcon /> : step.done && <DoneIcon />}
    </Box>
  );
}

/** The progress of an order; the current step has a ring and says what is to be done. */
export function OrderSteps({ order }: { order: Order }) {
  const t = useMessages();
  const { locale, timeZone } = useFormat();
  const steps = listSteps(order);
  const part = findPart(order);
  const next = steps.findIndex(({ done }) => !done);
  return (
    <Steps aria-label={t("show.steps")}>
      {steps.map((step, index) => {
        const { name, at, done } = step;
        const isCurrent = index === next;
        const by = isCurrent && name === "shipped" ? order.shipBy : null;
        return (
          <li
            key={name}
            className={done ? "done" : isCurrent ? undefined : "later"}
            aria-current={isCurrent ? "step" : undefined}
          >
            <Mark step={step} isCurrent={isCurrent} />
            <span>
              <Box component="span" sx={{ fontWeight: done || isCurrent ? 540 : undefined }}>
                {part && isCurrent
                  ? t("waits.partly", part)
                  : t(isCurrent ? `show.current.${name}` : `show.step.${name}`)}
              </Box>
              {(at || by) && (
                <small>
                  {at && <Moment at={at} />}
                  {by && (
                    <DeadlineText at={by}>
                      {t("show.by", { at: formatDueMoment(by, locale, timeZone) })}
                    </DeadlineText>
                  )}
                </small>
              )}
            </span>
          </li>
        );
      })}
    </Steps>
  );
}
