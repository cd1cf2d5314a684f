import Breadcrumbs from "@mui/material/Breadcrumbs";
import MuiLink from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useTranslate } from "react-admin";
import { Link, useLocation } from "react-router";
import { findSection } from "../../framework/admin/app/menu.ts";
import { findListView, toPath } from "../../framework/admin/paths.ts";
import { useAdmin } from "../../framework/admin/resources.tsx";
import { getMenuItemName } from "../../framework/admin/useResourceMessages.ts";
import { usePageName } from "./usePageName.ts";

/** Section, list and page. */
export function Breadcrumb() {
  const translate = useTranslate();
  const { resources, actor } = useAdmin();
  const { pathname } = useLocation();
  const isNarrow = useMediaQuery("(max-width: 1000px)");
  const { name, handle } = usePageName();
  if (!name) return null;
  const at = findSection(resources, pathname, actor);
  const section = at && translate(`sections.${at}`);
  const resource =
    handle && "resource" in handle && handle.view !== "list" && !handle.entry
      ? resources.find((one) => one.name === handle.resource)
      : undefined;
  const list = resource && findListView(resource, actor);
  // Where space is short, the list names the section well enough.
  const showsSection = section && !(isNarrow && list);
  return (
    <Breadcrumbs
      aria-label={translate("markethall.shell.breadcrumb")}
      sx={{
        minWidth: 0,
        "& ol": { flexWrap: "nowrap" },
        // The name of the page gives way first: its heading has it in full.
        "& li": { minWidth: 0, overflow: "hidden", flexShrink: 1 },
        "& .MuiBreadcrumbs-separator": { flexShrink: 0 },
        "& li:last-of-type": { flexShrink: 1000, minWidth: 64 },
        "& li > *": { display: "block" },
      }}
    >
      {showsSection &&
        section !== name &&
        section !== (list && getMenuItemName(translate, list)) && (
          <Typography variant="body1" color="text.secondary" noWrap>
            {section}
          </Typography>
        )}
      {list && (
        <MuiLink
          component={Link}
          to={toPath(list, "list")}
          variant="body1"
          color="text.secondary"
          noWrap
        >
          {getMenuItemName(translate, list)}
        </MuiLink>
      )}
      <Typography
        variant="body1"
        color="text.primary"
        noWrap
        aria-current="page"
        sx={{ fontWeight: 600 }}
      >
        {name}
      </Typography>
    </Breadcrumbs>
  );
}
