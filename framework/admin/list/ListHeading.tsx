import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useListContext } from "react-admin";
import { Link } from "react-router-dom";
import { can, type Resource } from "../../schema/index.ts";
import { AddIcon } from "../icons/AddIcon.ts";
import { ImportButton } from "../import/ImportButton.tsx";
import { toPath } from "../paths.ts";
import { useActor, useScreens } from "../resources.tsx";
import { useCreateLabel } from "../useCreateLabel.ts";
import { useResourceMessages } from "../useResourceMessages.ts";
import { ExportButton } from "./ExportButton.tsx";
import { useListQuery } from "./useListQuery.ts";

interface Props {
  resource: Resource;
  /** The resource's name by default. */
  title?: string | undefined;
  /** Replaces the buttons for create, import and export. */
  actions?: ReactNode;
}
/** Title of the list, and its buttons. */
export function ListHeading({ resource, title, actions }: Props) {
  const messages = useResourceMessages(resource);
  const { isTrash } = useListQuery();
  const { tools: Tools, primary: Primary } = useScreens(resource);
  return (
    <Stack direction="row" spacing={0.5} sx={{ alignItems: "center", minHeight: 36 }}>
      <Typography
        variant="h2"
        component="h1"
        sx={{ flex: 1, minWidth: 0, overflowWrap: "break-word" }}
      >
        {title ?? messages.title}
      </Typography>
      {actions ?? (
        <>
          {Tools && <Tools />}
          <ExportButton resource={resource} />
          {!isTrash && <ImportButton resource={resource} />}
          {!isTrash && <CreateButton resource={resource} />}
          {!isTrash && Primary && <Primary />}
        </>
      )}
    </Stack>
  );
}

/** Opens the form of a new record, for actors who may create one. */
export function CreateButton({ resource }: { resource: Resource }) {
  const label = useCreateLabel(resource);
  const { total } = useListContext();
  if (!can(useActor(), resource, "create")) return null;
  return (
    <Button
      // An empty list has its primary action where its rows would be.
      variant={total === 0 ? "outlined" : "contained"}
      startIcon={<AddIcon />}
      component={Link}
      to={toPath(resource, "create")}
    >
      {label}
    </Button>
  );
}
