import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { Star } from "lucide";
import { type FormEvent, useState } from "react";
import { Confirm, useTranslate } from "react-admin";
import { createIcon } from "../../icons/createIcon.tsx";
import { DeleteIcon } from "../../icons/DeleteIcon.ts";
import { EditIcon } from "../../icons/EditIcon.ts";
import type { PanelProps } from "../PanelButton.tsx";
import { ToolPanel } from "../ToolPanel.tsx";
import { type SavedView, useSavedViews } from "./useSavedViews.ts";

const StarIcon = createIcon(Star, "currentColor");
const StarOutlineIcon = createIcon(Star);

/** Saved views: filters, sort, columns and density under a name, stored per member and tenant. */
export function SavedViewsPanel({ resource, anchor, onClose }: PanelProps) {
  const translate = useTranslate();
  const { views, save, show, rename, remove, open } = useSavedViews(resource);
  const [name, setName] = useState("");
  const [renamed, setRenamed] = useState<SavedView | null>(null);
  const [removed, setRemoved] = useState<SavedView | null>(null);
  const label = translate("framework.list.views");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!name.trim()) return;
    if (renamed) rename(renamed.id, name.trim());
    else save(name.trim());
    setName("");
    setRenamed(null);
  };
  return (
    <>
      <ToolPanel label={label} anchor={anchor} onClose={onClose} width={340}>
        {views.list.length === 0 ? (
          <Typography variant="body2" color="text.secondary">
            {translate("framework.list.noViews")}
          </Typography>
        ) : (
          <List dense disablePadding>
            {views.list.map((view) => (
              <ListItem key={view.id} disableGutters disablePadding>
                <Button
                  size="small"
                  sx={{
                    flex: 1,
                    justifyContent: "flex-start",
                    textTransform: "none",
                    minWidth: 0,
                  }}
                  onClick={() => {
                    show(view);
                    onClose();
                  }}
                >
                  {view.name}
                </Button>
                <IconButton
                  size="small"
                  aria-pressed={views.first === view.id}
                  aria-label={translate("framework.list.defaultView", { name: view.name })}
                  onClick={() => open(views.first === view.id ? null : view.id)}
                >
                  {views.first === view.id ? (
                    <StarIcon fontSize="small" />
                  ) : (
                    <StarOutlineIcon fontSize="small" />
                  )}
                </IconButton>
                <IconButton
                  size="small"
                  aria-label={translate("framework.list.renameView", { name: view.name })}
                  onClick={() => {
                    setRenamed(view);
                    setName(view.name);
                  }}
                >
                  <EditIcon fontSize="small" />
                </IconButton>
                <IconButton
                  size="small"
                  aria-label={translate("framework.list.deleteView", { name: view.name })}
                  onClick={() => setRemoved(view)}
                >
                  <DeleteIcon fontSize="small" />
                </IconButton>
              </ListItem>
            ))}
          </List>
        )}
        <Stack component="form" direction="row" spacing={1} onSubmit={submit}>
          <TextField
            size="small"
            margin="none"
            fullWidth
            label={translate(renamed ? "framework.list.newName" : "framework.list.viewName")}
            value={name}
            onChange={(event) => setName(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 60 } }}
          />
          <Button type="submit" size="small" variant="contained" disabled={!name.trim()}>
            {translate("ra.action.save")}
          </Button>
        </Stack>
      </ToolPanel>
      <Confirm
        isOpen={removed !== null}
        title={translate("framework.list.deleteView", { name: removed?.name ?? "" })}
        content={translate("framework.list.deleteViewContent")}
        onConfirm={() => {
          if (removed) remove(removed.id);
          setRemoved(null);
        }}
        onClose={() => setRemoved(null)}
      />
    </>
  );
}
