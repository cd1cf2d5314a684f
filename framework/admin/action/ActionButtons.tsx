import MoreVert from "@mui/icons-material/MoreVert";
import Button, { type ButtonProps } from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { type Theme, useTheme } from "@mui/material/styles";
import Tooltip from "@mui/material/Tooltip";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useState } from "react";
import { useNotify, useTranslate } from "react-admin";
import { type Action, fieldsOf, type Resource } from "../../schema/index.ts";
import type { AdminRecord, RowResults } from "../provider.ts";
import { useActor } from "../resources.tsx";
import { useWords } from "../useWords.ts";
import { ActionDialog } from "./ActionDialog.tsx";
import { type OfferedAction, offeredActions } from "./actionsOf.ts";
import { OutputDialog } from "./OutputDialog.tsx";
import { useRunAction } from "./useRunAction.ts";

interface Props {
  resource: Resource;
  record: AdminRecord;
  size?: ButtonProps["size"];
  onDone?: () => void;
}

/** What can be done to a record in the state that it is in. On a phone they stand behind one button. */
export function ActionButtons({ resource, record, size = "small", onDone }: Props) {
  const translate = useTranslate();
  const words = useWords(resource);
  const notify = useNotify();
  const actor = useActor();
  const run = useRunAction(resource);
  const phone = useMediaQuery<Theme>(useTheme().breakpoints.down("sm"));
  const [anchor, setAnchor] = useState<Element | null>(null);
  const [asking, setAsking] = useState<Action | null>(null);
  const [running, setRunning] = useState<string | null>(null);
  const [answered, setAnswered] = useState<{ action: Action; output: Record<string, unknown> } | null>(null);
  const offered = offeredActions(resource, actor, record);
  if (offered.length === 0) return null;

  const why = ({ action, possible }: OfferedAction): string | null => {
    if (possible || !action.if) return null;
    const names = [...new Set(fieldsOf(action.if))].map((name) => words.field(name)).join(", ");
    return translate("markethall.action.notYet", { action: words.action(action.name), fields: names });
  };
  function done(action: Action, { list }: RowResults) {
    setAsking(null);
    const output = list[0]?._output;
    if (action.output && output) setAnswered({ action, output });
    onDone?.();
  }
  async function start(action: Action) {
    setAnchor(null);
    if (action.input || action.confirm || action.tone === "danger") return setAsking(action);
    setRunning(action.name);
    try {
      done(action, await run(action, [record.id]));
    } catch (error) {
      notify(error instanceof Error ? error.message : "markethall.form.failed", { type: "error" });
    } finally {
      setRunning(null);
    }
  }
  const first = offered.find(({ action }) => action.tone === "primary");
  return (
    <>
      {phone && offered.length > 1 ? (
        <>
          <IconButton
            aria-label={translate("markethall.action.more")}
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            onClick={(event) => setAnchor(event.currentTarget)}
          >
            <MoreVert />
          </IconButton>
          <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
            {offered.map((one) => (
              <MenuItem
                key={one.action.name}
                disabled={!one.possible || running !== null}
                onClick={() => void start(one.action)}
                sx={one.action.tone === "danger" ? { color: "error.main" } : undefined}
              >
                {words.action(one.action.name)}
              </MenuItem>
            ))}
          </Menu>
        </>
      ) : (
        offered.map((one) => {
          const { action, possible } = one;
          const reason = why(one);
          return (
            <Tooltip key={action.name} title={reason ?? ""} describeChild>
              <span>
                <Button
                  size={size}
                  variant={first?.action === action ? "contained" : "outlined"}
                  color={action.tone === "danger" ? "error" : "primary"}
                  disabled={!possible}
                  loading={running === action.name}
                  onClick={() => void start(action)}
                >
                  {words.action(action.name)}
                </Button>
              </span>
            </Tooltip>
          );
        })
      )}
      {asking && (
        <ActionDialog
          resource={resource}
          action={asking}
          ids={[record.id]}
          record={record}
          onClose={() => setAsking(null)}
          onDone={(results) => done(asking, results)}
        />
      )}
      {answered && <OutputDialog resource={resource} {...answered} onClose={() => setAnswered(null)} />}
    </>
  );
}
