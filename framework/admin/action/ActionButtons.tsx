import Button, { type ButtonProps } from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { type Theme, useTheme } from "@mui/material/styles";
import Tooltip from "@mui/material/Tooltip";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useState } from "react";
import { useTranslate } from "react-admin";
import type { Action, Resource } from "../../schema/index.ts";
import { MoreIcon } from "../icons/MoreIcon.ts";
import { useLoadWhenIdle } from "../lazy/useLoadWhenIdle.ts";
import type { AdminRecord } from "../provider.ts";
import { useResourceMessages } from "../useResourceMessages.ts";
import { ActionMenuItem } from "./ActionMenuItem.tsx";
import { LazyActionDialog } from "./LazyActionDialog.ts";
import { type AvailableAction, useAvailableActions } from "./useAvailableActions.ts";
import { useStartAction } from "./useStartAction.tsx";

interface Props {
  resource: Resource;
  record: AdminRecord;
  size?: ButtonProps["size"];
  onDone?: () => void;
}

/**
 * Renders the actions that are available for a record in its state. On a phone, all but the first
 * are in a menu.
 */
export function ActionButtons({ resource, record, size = "small", onDone }: Props) {
  const translate = useTranslate();
  const messages = useResourceMessages(resource);
  const listActions = useAvailableActions(resource);
  const phone = useMediaQuery<Theme>(useTheme().breakpoints.down("sm"));
  const [anchor, setAnchor] = useState<Element | null>(null);
  const { start, running, dialog } = useStartAction(resource, { onDone: () => onDone?.() });
  useLoadWhenIdle(LazyActionDialog);
  const offered = listActions(record);
  // What an action answers once is shown, even if it leads to a state without actions.
  if (offered.length === 0) return dialog;

  function choose(action: Action) {
    setAnchor(null);
    void start(action, record);
  }
  const first = offered.find(({ action }) => action.tone === "primary");
  const button = ({ action, why }: AvailableAction) => (
    <Tooltip key={action.name} title={why ?? ""} describeChild>
      <span>
        <Button
          size={size}
          variant={first?.action === action ? "contained" : "outlined"}
          color={action.tone === "danger" ? "error" : "primary"}
          disabled={why !== null}
          loading={running === action.name}
          onClick={() => choose(action)}
        >
          {messages.action(action.name)}
        </Button>
      </span>
    </Tooltip>
  );
  // Disabled actions are in the menu, where the reason can be shown without hovering.
  const beside = first && first.why === null ? first : null;
  const within = offered.filter((one) => one !== beside);
  return (
    <>
      {phone && offered.length > 1 ? (
        <>
          {beside && button(beside)}
          <IconButton
            aria-label={translate("framework.action.more")}
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            onClick={(event) => setAnchor(event.currentTarget)}
          >
            <MoreIcon />
          </IconButton>
          <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
            {within.map(({ action, why }) => (
              <MenuItem
                key={action.name}
                disabled={why !== null || running !== null}
                onClick={() => choose(action)}
                sx={action.tone === "danger" ? { color: "error.main" } : undefined}
              >
                <ActionMenuItem name={messages.action(action.name)} why={why} />
              </MenuItem>
            ))}
          </Menu>
        </>
      ) : (
        offered.map(button)
      )}
      {dialog}
    </>
  );
}
