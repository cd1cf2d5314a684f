import Card from "@mui/material/Card";
import { styled } from "@mui/material/styles";
import { CheckIcon } from "../icons/CheckIcon.ts";
import { tokens } from "../theme/tokens.ts";
import { weights } from "../theme/typography.ts";
import { useResourceMessages } from "../useResourceMessages.ts";
import { listSteps } from "./listSteps.ts";
import { useRecordInPage } from "./RecordProvider.tsx";

const Steps = styled("ol")(({ theme }) => ({
  ...theme.typography.body2,
  display: "flex",
  flexWrap: "wrap",
  gap: "8px 16px",
  margin: 0,
  padding: "12px 16px",
  listStyle: "none",
  "& li": { display: "flex", alignItems: "center", gap: 8, color: tokens.ink2 },
  "& li[aria-current]": { color: tokens.ink, fontWeight: weights.strong },
  "& .disc": {
    boxSizing: "border-box",
    display: "grid",
    placeItems: "center",
    width: 20,
    height: 20,
    borderRadius: "50%",
    border: `1.5px solid ${tokens.fieldLine}`,
    "& svg": { fontSize: 12 },
  },
  "& .done": { borderColor: tokens.accent, backgroundColor: tokens.accent, color: tokens.onAccent },
  "& .now": { borderColor: tokens.accent, borderWidth: 5 },
}));

/** How far the page's record is among its declared stages. */
export function RecordProgress() {
  const { resource, record } = useRecordInPage();
  const messages = useResourceMessages(resource);
  const steps = listSteps(resource, record.status);
  if (steps.length === 0) return null;
  return (
    <Card variant="outlined" sx={{ mb: 2 }}>
      <Steps aria-label={messages.field("status")}>
        {steps.map(({ state, place }) => (
          <li key={state} aria-current={place === "now" ? "step" : undefined}>
            <span className={`disc ${place}`} aria-hidden="true">
              {place === "done" && <CheckIcon />}
            </span>
            {messages.choice("status", state)}
          </li>
        ))}
      </Steps>
    </Card>
  );
}
