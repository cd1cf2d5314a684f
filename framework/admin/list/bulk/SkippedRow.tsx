import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import { useLocale, useTranslate } from "react-admin";
import { type Action, canOpenRecords, type Resource } from "../../../schema/index.ts";
import { insideSentence } from "../../../schema/locales/insideSentence.ts";
import { findInverse } from "../../action/findInverse.ts";
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
  /** The code of the error. */
  error?: string | undefined;
  /** The record as the list shows it now; undefined if it is on another page. */
  record: AdminRecord | undefined;
  /** What was run, which is no next step. */
  action?: Action | undefined;
}
/** A row that a bulk run skipped: why, and its next step, or else its page. */
export function SkippedRow({ resource, id, name, message, error, record, action }: Props) {
  const translate = useTranslate();
  const locale = useLocale();
  const messages = useResourceMessages(resource);
  const listActions = useAvailableActions(resource);
  const { start, running, dialog } = useStartAction(resource);
  const isLinked = canOpenRecords(useActor(), resource);
  // What was to be reached is reached: no next step leads away from it.
  const isReached =
    error?.endsWith(".statusNotAllowed") &&
    record?.status !== undefined &&
    action?.to.includes(String(record.status));
  // Nor does it lead to the opposite of what was run.
  const inverse = action && findInverse(resource, action, action.to);
  const steps =
    record && !isReached
      ? listActions(record).filter(
          (one) =>
            one.why === null &&
            one.action.tone === "primary" &&
            one.action.name !== action?.name &&
            one.action.name !== inverse?.name,
        )
      : [];
  const step = steps.length === 1 ? steps[0]?.action : undefined;
  // The page opens beside this one: the other rows that were skipped stay listed.
  const page = { href: toPath(resource, "show", id), target: "_blank" };
  return (
    <tr>
      <th scope="row">{isLinked ? <Link {...page}>{name}</Link> : name}</th>
      <td>
        {isReached
          ? translate("framework.list.alreadyIn", {
              state: insideSentence(messages.choice("status", String(record.status)), locale),
            })
          : message}
      </td>
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
          isLinked &&
          !isReached && (
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
