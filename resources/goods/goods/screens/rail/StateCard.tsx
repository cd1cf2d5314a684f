import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { ActionMenuItem } from "../../../../../framework/admin/action/ActionMenuItem.tsx";
import { useAvailableActions } from "../../../../../framework/admin/action/useAvailableActions.ts";
import { useStartAction } from "../../../../../framework/admin/action/useStartAction.tsx";
import { AskUnsaved } from "../../../../../framework/admin/form/AskUnsaved.tsx";
import { ChevronDownIcon } from "../../../../../framework/admin/icons/ChevronDownIcon.ts";
import { useStoredRecord } from "../../../../../framework/admin/useRecords.ts";
import { useResourceMessages } from "../../../../../framework/admin/useResourceMessages.ts";
import { goods } from "../../goods.ts";
import { PromotionBadge } from "../TypeBadge.tsx";

/** What the state of the product means, and a menu with the ways out of it. */
export function StateCard() {
  const translate = useTranslate();
  const messages = useResourceMessages(goods);
  const record = useStoredRecord(goods);
  const listActions = useAvailableActions(goods);
  const { start, running, dialog } = useStartAction(goods);
  const [anchor, setAnchor] = useState<Element | null>(null);
  if (!record?.status) return null;
  const { status, type } = record;
  const actions = listActions(record);
  return (
    <>
      <Typography variant="body2" color="text.secondary" sx={{ mb: actions.length > 0 ? 1.25 : 0 }}>
        {translate(`resources.goods.screen.state.${status}`)}
        {type && type !== "ordinary" && (
          <Box component="span" sx={{ display: "block", mt: 0.75 }}>
            <PromotionBadge goodsId={record.id} type={type} />
          </Box>
        )}
      </Typography>
      <AskUnsaved>
        {actions.length > 0 && (
          <Button
            fullWidth
            variant="outlined"
            endIcon={<ChevronDownIcon />}
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            loading={running !== null}
            onClick={({ currentTarget }) => setAnchor(currentTarget)}
            sx={{ justifyContent: "space-between" }}
          >
            {messages.choice("status", status)}
          </Button>
        )}
        <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
          {actions.map(({ action, why }) => (
            <MenuItem
              key={action.name}
              disabled={why !== null}
              onClick={() => {
                setAnchor(null);
                void start(action, record);
              }}
            >
              <ActionMenuItem name={messages.action(action.name)} why={why} />
            </MenuItem>
          ))}
        </Menu>
      </AskUnsaved>
      {dialog}
    </>
  );
}
