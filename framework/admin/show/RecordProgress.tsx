import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";
import { CheckIcon } from "../icons/CheckIcon.ts";
import { tokens } from "../theme/tokens.ts";
import { weights } from "../theme/typography.ts";
import { useIsPhone } from "../theme/useIsPhone.ts";
import { useResourceMessages } from "../useResourceMessages.ts";
import { listSteps } from "./listSteps.ts";
import { useRecordInPage } from "./RecordProvider.tsx";

/** In one row; on a phone only the current step has a text, and the others are parts of a bar. */
const Steps = styled("ol")(({ theme }) => ({
  ...theme.typography.body2,
  display: "flex",
  gap: "4px 10px",
  margin: 0,
  padding: "12px 16px",
  listStyle: "none",
  "& li": { display: "flex", alignItems: "center", gap: 8, minWidth: 0, color: tokens.ink2 },
  "& li.done": { color: tokens.ink },
  "& li[aria-current]": { color: tokens.ink, fontWeight: weights.strong },
  "& li:not(:last-of-type)": { flex: "1 1 auto" },
  "& li:not(:last-of-type)::after": {
    content: '""',
    flex: "1 1 12px",
    minWidth: 12,
    height: 2,
    backgroundColor: tokens.line,
  },
  "& li.done:not(:last-of-type)::after": { backgroundColor: tokens.accent },
  "& .disc": {
    boxSizing: "border-box",
    flexShrink: 0,
    display: "grid",
    placeItems: "center",
    width: 20,
    height: 20,
    borderRadius: "50%",
    border: `1.5px solid ${tokens.fieldLine}`,
    "& svg": { fontSize: 12 },
  },
  "& .done > .disc": {
    borderColor: tokens.accent,
    backgroundColor: tokens.accent,
    color: tokens.onAccent,
  },
  "& .now > .disc": { borderColor: tokens.accent, borderWidth: 5 },
  [theme.breakpoints.down("sm")]: {
    padding: "4px 16px 12px",
    gap: 4,
    "& li": { flex: "1 1 0 !important", height: 4, borderRadius: 2, backgroundColor: tokens.line },
    "& li.done, & li.now": { backgroundColor: tokens.accent },
    "& li > *, & li::after": { display: "none !important" },
  },
}));

/** How far the page's record is among its declared stages. */
export function RecordProgress() {
  const { resource, record } = useRecordInPage();
  const translate = useTranslate();
  const messages = useResourceMessages(resource);
  const isPhone = useIsPhone();
  const steps = listSteps(resource, record.status);
  if (steps.length === 0) return null;
  const current = steps.findLastIndex(({ place }) => place !== "ahead");
  return (
    <Card variant="outlined" sx={{ mb: 2 }}>
      {isPhone && (
        <Typography variant="body2" sx={{ px: 2, pt: 1.5, fontWeight: weights.strong }}>
          {translate("framework.record.step", {
            place: current + 1,
            count: steps.length,
            name: messages.choice("status", steps[current]?.state ?? ""),
          })}
        </Typography>
      )}
      <Steps aria-label={messages.field("status")}>
        {steps.map(({ state, place }) => (
          <li key={state} className={place} aria-current={place === "now" ? "step" : undefined}>
            <span className="disc" aria-hidden="true">
              {place === "done" && <CheckIcon />}
            </span>
            <span>{messages.choice("status", state)}</span>
          </li>
        ))}
      </Steps>
    </Card>
  );
}
