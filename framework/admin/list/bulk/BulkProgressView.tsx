import LinearProgress from "@mui/material/LinearProgress";
import Stack from "@mui/material/Stack";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import visuallyHidden from "@mui/utils/visuallyHidden";
import { useState } from "react";
import { useListContext, useTranslate } from "react-admin";
import type { Action, Resource } from "../../../schema/index.ts";
import type { AdminRecord } from "../../provider.ts";
import { getToneTokens, tokens } from "../../theme/tokens.ts";
import { weights } from "../../theme/typography.ts";
import { useResourceMessages } from "../../useResourceMessages.ts";
import { useRecordName } from "../useRecordName.ts";
import { SkippedRow } from "./SkippedRow.tsx";
import { toCounts } from "./toCounts.ts";
import type { BulkProgress } from "./useBulkRun.ts";

const shownFailures = 200;

/** The shares of the rows that were changed and of those that were skipped. */
const Shares = styled("div")({
  display: "flex",
  gap: 2,
  height: 8,
  borderRadius: 4,
  overflow: "hidden",
  "& .done": { backgroundColor: getToneTokens("success").mark },
  "& .skipped": { backgroundColor: getToneTokens("warning").mark },
});
const Reasons = styled("table")({
  width: "100%",
  borderCollapse: "collapse",
  textAlign: "start",
  "& th, & td": { padding: "9px 8px", textAlign: "start", verticalAlign: "top" },
  "& thead th": { color: tokens.ink2, backgroundColor: tokens.sunken, fontWeight: weights.medium },
  "& tbody th": { fontWeight: weights.strong, width: "40%", overflowWrap: "anywhere" },
  "& .next": { width: 1, whiteSpace: "nowrap", paddingBlock: 5 },
  "& tbody tr": { borderTop: `1px solid ${tokens.line}` },
});

interface Props {
  resource: Resource;
  progress: BulkProgress;
  /** What was run, which is no next step of the rows that it skipped. */
  action?: Action | undefined;
}
/** Progress of a bulk run; at the end, how many rows were changed, and why others were skipped. */
export function BulkProgressView({ resource, progress, action }: Props) {
  const translate = useTranslate();
  const messages = useResourceMessages(resource);
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
      {state === "running" ? (
        <LinearProgress
          variant="determinate"
          value={total ? (done / total) * 100 : 100}
          aria-label={message}
        />
      ) : (
        <Shares aria-hidden="true">
          {ok > 0 && <span className="done" style={{ flexGrow: ok }} />}
          {failed.length > 0 && <span className="skipped" style={{ flexGrow: failed.length }} />}
        </Shares>
      )}
      <Typography variant="body2" aria-live="polite">
        {state === "running" ? message : null}
        {state === "cancelled" ? translate("framework.list.bulkCancelled", { done, total }) : null}
        {/* The title has it as well, but screen readers announce no change of a title. */}
        {state === "running" ? null : (
          <span style={visuallyHidden}>
            {translate("framework.list.bulkResult", toCounts(progress))}
          </span>
        )}
      </Typography>
      {failed.length > 0 && (
        <Reasons>
          <thead>
            <tr>
              <th scope="col">{messages.one}</th>
              <th scope="col">{translate("framework.list.whySkipped")}</th>
              <th scope="col">
                <span style={visuallyHidden}>{translate("framework.list.nextStep")}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {failed.slice(0, shownFailures).map(({ id, message, error }) => (
              <SkippedRow
                key={id}
                resource={resource}
                id={id}
                name={getName(id)}
                message={message}
                error={error}
                record={data.find((one) => one.id === id)}
                action={action}
              />
            ))}
          </tbody>
        </Reasons>
      )}
    </Stack>
  );
}
