import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";
import { Link as RouterLink } from "react-router";
import { toPath } from "../../../../framework/admin/paths.ts";
import { useAdmin } from "../../../../framework/admin/resources.tsx";
import { can, type Resource } from "../../../../framework/schema/index.ts";
import type { Use } from "../use.ts";
import { useMessages } from "./useMessages.ts";
import type { Uses } from "./useUses.ts";

const getUsePath = (resource: Resource, { id }: Use) =>
  toPath(resource, resource.singleton ? "list" : "show", id);

/** The records that use a file, by resource, with a link to each that the member may open. */
export function UseList({ uses, onFollow }: { uses: Uses; onFollow?: () => void }) {
  const t = useMessages();
  const translate = useTranslate();
  const { resources, actor } = useAdmin();
  // One record may use several of the files.
  const seen = new Set<string>();
  const list = uses.list.filter(({ resource, id }) => {
    const key = `${resource} ${id}`;
    return !seen.has(key) && seen.add(key);
  });
  const hidden = uses.total - uses.list.length;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
      {list.map((use) => {
        const resource = resources.find(({ name }) => name === use.resource);
        if (!resource) return null;
        const kind = translate(`resources.${resource.name}.name`, { smart_count: 1 });
        const fields = use.fields
          .map((field) => translate(`resources.${resource.name}.fields.${field}`))
          .join(", ");
        const open = can(actor, resource, "view") && !use.trash;
        return (
          <Box
            component="li"
            key={`${use.resource} ${use.id}`}
            sx={{
              py: 0.75,
              borderTop: 1,
              borderColor: "divider",
              "&:first-of-type": { borderTop: 0 },
            }}
          >
            <Typography variant="body2" sx={{ overflowWrap: "anywhere" }}>
              {open ? (
                <Link component={RouterLink} to={getUsePath(resource, use)} onClick={onFollow}>
                  {use.label ?? `#${use.id}`}
                </Link>
              ) : (
                (use.label ?? t("hiddenRecord"))
              )}
            </Typography>
            <Typography variant="caption" color="text.secondary">
              {[kind, fields, use.trash ? t("inTrash") : null].filter(Boolean).join(" · ")}
            </Typography>
          </Box>
        );
      })}
      {hidden > 0 && (
        <Typography component="li" variant="caption" color="text.secondary">
          {t("moreUses", { smart_count: hidden })}
        </Typography>
      )}
    </Box>
  );
}
