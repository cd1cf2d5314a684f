import Add from "@mui/icons-material/Add";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";
import { Link } from "react-router-dom";
import { can, type Resource } from "../../schema/index.ts";
import { ImportButton } from "../import/ImportButton.tsx";
import { toPath } from "../paths.ts";
import { useActor, useScreens } from "../resources.tsx";
import { useResourceMessages } from "../useResourceMessages.ts";
import { ExportButton } from "./ExportButton.tsx";
import { useListQuery } from "./useListQuery.ts";

/** Title of the list, and the buttons for create, import and export. */
export function ListHeading({ resource }: { resource: Resource }) {
  const translate = useTranslate();
  const messages = useResourceMessages(resource);
  const actor = useActor();
  const { isTrash } = useListQuery();
  const { tools: Tools } = useScreens(resource);
  return (
    <Stack direction="row" spacing={0.5} sx={{ alignItems: "center", minHeight: 36 }}>
      <Typography
        variant="h3"
        component="h1"
        sx={{ flex: 1, minWidth: 0, overflowWrap: "break-word" }}
      >
        {messages.title}
      </Typography>
      {Tools && <Tools />}
      {can(actor, resource, "export") && <ExportButton resource={resource} />}
      {!isTrash && <ImportButton resource={resource} />}
      {can(actor, resource, "create") && !isTrash && (
        <Button
          variant="contained"
          startIcon={<Add />}
          component={Link}
          to={toPath(resource, "create")}
        >
          {translate("ra.action.create")}
        </Button>
      )}
    </Stack>
  );
}
