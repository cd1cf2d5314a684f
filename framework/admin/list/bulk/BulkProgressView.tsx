import Alert from "@mui/material/Alert";
import LinearProgress from "@mui/material/LinearProgress";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemText from "@mui/material/ListItemText";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useListContext, useTranslate } from "react-admin";
import type { Resource } from "../../../schema/index.ts";
import type { AdminRecord } from "../../provider.ts";
import { useRecordName } from "../useRecordName.ts";
import type { BulkProgress } from "./useBulkRun.ts";

const shownFailures = 200;

/** Progress of a bulk run; at the end, the succeeded and failed rows with reasons. */
export function BulkProgressView({
  resource,
  progress,
}: {
  resource: Resource;
  progress: BulkProgress;
}) {
  const translate = useTranslate();
  const recordName = useRecordName(resource);
  const { data = [] } = useListContext<AdminRecord>();
  // The list is refetched when the run ends, and failed rows may then be on another page.
  const [rows] = useState(data);
  const { done, total, ok, failed, state } = progress;
  const getName = (id: number) => {
    const record = rows.find((one) => one.id === id);
    return record ? recordName(record) : `#${id}`;
  };
  const message = translate("framework.list.bulkProgress", { done, total });
  return (
    <Stack spacing={1.5}>
      <LinearProgress
        variant="determinate"
        value={total ? (done / total) * 100 : 100}
        aria-label={message}
      />
      <Typography variant="body2" aria-live="polite">
        {state === "running" ? message : null}
        {state === "cancelled" ? translate("framework.list.bulkCancelled", { done, total }) : null}
      </Typography>
      {state !== "running" && (
        <Alert severity={failed.length ? "warning" : "success"}>
          {translate("framework.list.bulkResult", { ok, failed: failed.length })}
        </Alert>
      )}
      {failed.length > 0 && (
        <List
          dense
          sx={{ maxHeight: 240, overflow: "auto" }}
          aria-label={translate("framework.list.bulkFailures")}
        >
          {failed.slice(0, shownFailures).map(({ id, message }) => (
            <ListItem key={id} disableGutters>
              <ListItemText primary={getName(id)} secondary={message} />
            </ListItem>
          ))}
        </List>
      )}
    </Stack>
  );
}
