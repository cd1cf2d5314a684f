import Alert, { type AlertColor } from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import Box from "@mui/material/Box";
import { FieldDisplay } from "../display/FieldDisplay.tsx";
import { getChip, type Tone } from "../display/tones.ts";
import { useScreens } from "../resources.tsx";
import { useResourceMessages } from "../useResourceMessages.ts";
import { useRecordInPage } from "./RecordProvider.tsx";
import { useStateReasons } from "./useStateReasons.ts";

/** A state that needs a reason is a bad one, unless its colour says otherwise. */
const severities: Readonly<Record<Tone, AlertColor>> = {
  neutral: "info",
  info: "info",
  success: "info",
  warning: "warning",
  error: "error",
};

/**
 * Why the page's record is in its state, above everything else that it says, with what the screens
 * offer to do about it. Nothing for a state without declared reasons.
 */
export function StateReason() {
  const { resource, record } = useRecordInPage();
  const messages = useResourceMessages(resource);
  const names = useStateReasons();
  const { stateAction: Own } = useScreens(resource);
  if (names.length === 0) return null;
  return (
    <Alert
      severity={severities[getChip(resource, String(record.status)).tone]}
      sx={{
        mb: 2,
        alignItems: "flex-start",
        overflowWrap: "anywhere",
        "& .MuiAlert-message": { flex: 1, minWidth: 0 },
      }}
    >
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1.5 }}>
        <Box sx={{ flex: "1 1 240px", minWidth: 0 }}>
          {names.map((name) => {
            const field = resource.fields[name];
            return (
              field && (
                <div key={name}>
                  <AlertTitle component="h2" sx={{ mb: 0.25, fontSize: "inherit" }}>
                    {messages.field(name)}
                  </AlertTitle>
                  <FieldDisplay
                    resource={resource}
                    field={field}
                    name={name}
                    record={record}
                    page
                  />
                </div>
              )
            );
          })}
        </Box>
        {Own && <Own record={record} />}
      </Box>
    </Alert>
  );
}
