import Box from "@mui/material/Box";
import Button, { type ButtonProps } from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import { type Theme, useTheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { ReactNode } from "react";
import type { Resource } from "../../schema/index.ts";
import { useLoadWhenIdle } from "../lazy/useLoadWhenIdle.ts";
import type { AdminRecord } from "../provider.ts";
import { useResourceMessages } from "../useResourceMessages.ts";
import { ActionMenuItem } from "./ActionMenuItem.tsx";
import { LazyActionDialog } from "./LazyActionDialog.ts";
import { MoreMenu } from "./MoreMenu.tsx";
import { type AvailableAction, useAvailableActions } from "./useAvailableActions.ts";
import { useStartAction } from "./useStartAction.tsx";

interface Props {
  resource: Resource;
  record: AdminRecord;
  size?: ButtonProps["size"];
  onDone?: () => void;
  /** Names of actions that the page offers elsewhere. */
  without?: readonly string[];
  /**
   * Names of actions of which one is to be chosen, such as two rulings: they are beside each other,
   * equal in weight and size, on a phone too.
   */
  decision?: readonly string[];
  /** Like those of a decision, of which the primary one stands out, and is last. */
  alternatives?: readonly string[];
  /** Leads to the next record; the primary button in place of an action. */
  next?: ReactNode;
  /** Other buttons, between the actions and the menu. */
  children?: ReactNode;
  /** Items that follow the actions of the menu; `close` closes it. */
  menuItems?: (close: () => void) => readonly ReactNode[];
}

/** Actions beside the menu, at most. */
const maxButtons = 3;

/**
 * Renders the actions that are available for a record in its state: a few as buttons, the primary
 * one last, and the others in a menu, where a disabled one shows its reason. On a phone, all but
 * the primary action are in the menu.
 */
export function ActionButtons(props: Props) {
  const { resource, record, size = "small", onDone, children, menuItems } = props;
  const { without = [], decision = [], alternatives = [], next } = props;
  const messages = useResourceMessages(resource);
  const listActions = useAvailableActions(resource);
  const phone = useMediaQuery<Theme>(useTheme().breakpoints.down("sm"));
  const { start, running, dialog } = useStartAction(resource, { onDone: () => onDone?.() });
  useLoadWhenIdle(LazyActionDialog);
  const offered = listActions(record).filter(({ action }) => !without.includes(action.name));
  const possible = offered.filter(({ why }) => why === null);
  const paired = possible.filter(({ action }) =>
    [...decision, ...alternatives].includes(action.name),
  );
  // A single action that is left is no decision.
  const unordered = paired.length > 1 ? paired : [];
  const isRuling = ({ name }: AvailableAction["action"]) => decision.includes(name);
  const isStressed = ({ action }: AvailableAction) =>
    action.tone === "primary" && !isRuling(action);
  // The primary one is last, as it is among the buttons of a desktop.
  const deciding = [
    ...unordered.filter((one) => !isStressed(one)),
    ...unordered.filter(isStressed),
  ];
  const primary = next
    ? undefined
    : possible.find((one) => one.action.tone === "primary" && !deciding.includes(one));
  const stressed = primary ?? (next ? undefined : deciding.find(isStressed));
  const others = possible.filter((one) => one !== primary && !deciding.includes(one));
  // Those that lose something are the first to be moved into the menu.
  const chosen = [
    ...others.filter(({ action }) => action.tone !== "danger"),
    ...others.filter(({ action }) => action.tone === "danger"),
  ].slice(0, primary ? maxButtons - 1 : maxButtons);
  const beside = phone ? [] : others.filter((one) => chosen.includes(one));
  const within = offered.filter((one) => ![primary, ...beside, ...deciding].includes(one));

  const button = ({ action }: AvailableAction) => (
    <Button
      key={action.name}
      size={size}
      variant={stressed?.action === action ? "contained" : "outlined"}
      color={action.tone === "danger" && !isRuling(action) ? "error" : "primary"}
      loading={running === action.name}
      onClick={() => void start(action, record)}
    >
      {messages.action(action.name)}
    </Button>
  );
  return (
    <>
      {beside.map(button)}
      {children}
      {(within.length > 0 || menuItems) && (
        <MoreMenu>
          {(close) => [
            ...within.map(({ action, why }) => (
              <MenuItem
                key={action.name}
                disabled={why !== null || running !== null}
                onClick={() => {
                  close();
                  void start(action, record);
                }}
                sx={action.tone === "danger" ? { color: "error.main" } : undefined}
              >
                <ActionMenuItem name={messages.action(action.name)} why={why} />
              </MenuItem>
            )),
            ...(menuItems?.(close) ?? []),
          ]}
        </MoreMenu>
      )}
      {primary && button(primary)}
      {next}
      {deciding.length > 0 && (
        <Box data-decision sx={{ display: "flex", gap: 1 }}>
          {deciding.map(button)}
        </Box>
      )}
      {/* What an action answers once is shown, even if it leads to a state without actions. */}
      {dialog}
    </>
  );
}
