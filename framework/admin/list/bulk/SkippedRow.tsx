import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import { useTranslate } from "react-admin";
import { type Action, canOpenRecords, type Resource } from "../../../schema/index.ts";
import { useAvailableActions } from "../../action/useAvailableActions.ts";
import { useStartAction } from "../../action/useStartAction.tsx";
import { toPath } from "../../paths.ts";
import type { AdminRecord } from "../../provider.ts";
import { useActor } from "../../resources.tsx";
import { useResourceMessages } from "../../useResourceMessages.ts";

interface Props {
  resource: Resource;
  id: number;
  name: string;
  message: string;
  /** The record as the list shows it now; undefined if it is on another page. */
  record: AdminRecord | undefined;
  /** What was run, which is no next step. */
  action?: Action | undefined;
}
/** A row that a bulk run skipped: why, and its next step, or else its page. */
export function SkippedRow({ resource, id, name, message, record, action }: Props) {
  const translate = useTranslate();
  const messages = useResourceMessages(resource);
  const listActions = useAvailableActions(resource);
  const { start, running, dialog } = useStartAction(resource);
  const isLinked = canOpenRecords(useActor(), resource);
  const steps = record
    ? listActions(record).filter(
        (one) =>
          one.why === null && one.action.tone === "primary" && one.action.name !== action?.name,
      )
    : [];
  const step = steps.length === 1 ? steps[0]?.action : undefined;
  // The page opens beside this one: the other rows that were skipped stay listed.
  const page = { href: toPath(resource, "show", id), target: "_blank" };
  return (
    <tr>
      <th scope="row">{isLinked ? <Link {...page}>{name}</Link> : name}</th>
      <td>{message}</td>
      <td className="next">
        {step && record ? (
          <Button
            size="small"
            variant="outlined"
            disabled={running !== null}
            onClick={() => void start(step, record)}
          >
            {messages.action(step.name)}
          </Button>
        ) : (
          isLinked && (
            <Button size="small" variant="outlined" {...page}>
              {translate("framework.list.openSkipped")}
            </Button>
          )
        )}
        {dialog}
      </td>
    </tr>
  );
}
