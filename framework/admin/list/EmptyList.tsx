import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";
import { Link } from "react-router-dom";
import { can, type Resource } from "../../schema/index.ts";
import { InboxIcon } from "../icons/InboxIcon.ts";
import { NothingFoundIcon } from "../icons/NothingFoundIcon.ts";
import { toPath } from "../paths.ts";
import { useActor } from "../resources.tsx";
import { useResourceMessages } from "../useResourceMessages.ts";
import { isNarrowed, useListQuery, withoutFilters } from "./useListQuery.ts";

/** Shown when the resource has no rows, or the filters match none. */
export function EmptyList({ resource }: { resource: Resource }) {
  const translate = useTranslate();
  const messages = useResourceMessages(resource);
  const actor = useActor();
  const { filter, isTrash, tab, replace } = useListQuery();
  const narrowed = isNarrowed(filter) || tab !== null;
  const message = narrowed
    ? translate("framework.list.nothingFound")
    : isTrash
      ? translate("framework.list.emptyTrash")
      : messages.empty;
  const Icon = narrowed ? NothingFoundIcon : InboxIcon;
  return (
    <Stack
      spacing={2}
      sx={{ alignItems: "center", textAlign: "center", py: 8, px: 2, color: "text.secondary" }}
    >
      <Icon strokeWidth={1} sx={{ fontSize: 56, opacity: 0.5 }} />
      <Typography role="status">{message}</Typography>
      {narrowed ? (
        <Button
          variant="outlined"
          onClick={() => {
            const { tab: _, ...rest } = withoutFilters(filter);
            replace(rest);
          }}
        >
          {translate("framework.list.clearFilters")}
        </Button>
      ) : (
        !isTrash &&
        can(actor, resource, "create") && (
          <Button variant="contained" component={Link} to={toPath(resource, "create")}>
            {translate("ra.action.create")}
          </Button>
        )
      )}
    </Stack>
  );
}
