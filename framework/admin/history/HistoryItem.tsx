import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";
import type { Resource } from "../../schema/index.ts";
import { omitNoun } from "../action/nameInSentence.ts";
import { Moment } from "../display/Moment.tsx";
import type { HistoryEntry } from "../provider.ts";
import { tokens } from "../theme/tokens.ts";
import { useResourceMessages } from "../useResourceMessages.ts";
import { Differences } from "./Differences.tsx";
import { findDone } from "./findDone.ts";

/** One entry of the timeline. */
export function HistoryItem({ resource, entry }: { resource: Resource; entry: HistoryEntry }) {
  const translate = useTranslate();
  const messages = useResourceMessages(resource);
  const { operation, action, changes, memberName, addTime } = entry;
  // In the past tense, without the record: this is its page.
  const done =
    operation === "action" && action
      ? findDone({ resource: resource.name, action, changes }, translate)
      : null;
  const operationName =
    operation === "action" && action
      ? done === null
        ? messages.action(action)
        : omitNoun(done, messages.one)
      : translate(`framework.record.operations.${operation}`);
  return (
    <Box
      component="li"
      sx={{
        position: "relative",
        pl: 3.25,
        pb: 1.75,
        "&:last-of-type": { pb: 0 },
        "&::before": {
          content: '""',
          position: "absolute",
          left: 4,
          top: 5,
          width: 10,
          height: 10,
          borderRadius: "50%",
          border: `2px solid ${tokens.strongLine}`,
          backgroundColor: tokens.surface,
        },
        "&:not(:last-of-type)::after": {
          content: '""',
          position: "absolute",
          left: 8.5,
          top: 18,
          bottom: -3,
          width: "1px",
          backgroundColor: tokens.line,
        },
      }}
    >
      <Typography variant="body1" component="div">
        <strong>{operationName}</strong>{" "}
        <Typography component="span" variant="body2" color="text.secondary">
          {memberName || translate("framework.record.system")} · <Moment at={addTime} />
        </Typography>
      </Typography>
      <Differences resource={resource} action={action} changes={changes} />
    </Box>
  );
}
