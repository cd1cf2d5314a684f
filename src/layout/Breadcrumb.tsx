import Breadcrumbs from "@mui/material/Breadcrumbs";
import MuiLink from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";
import { Link, useLocation } from "react-router";
import { pathOf } from "../../framework/admin/paths.ts";
import { useHouse } from "../../framework/admin/resources.tsx";
import { sectionAt } from "./menu.ts";
import { usePageName } from "./usePageName.ts";

/** Section, list and page; on a phone the page alone. */
export function Breadcrumb({ short }: { short: boolean }) {
  const translate = useTranslate();
  const { resources } = useHouse();
  const { pathname } = useLocation();
  const { name, handle } = usePageName();
  if (!name) return null;
  const section = sectionAt(resources, pathname);
  const resource =
    handle && "resource" in handle && handle.view !== "list"
      ? resources.find((one) => one.name === handle.resource)
      : undefined;
  return (
    <Breadcrumbs
      aria-label={translate("markethall.shell.breadcrumb")}
      sx={{ "& ol": { flexWrap: "nowrap" }, "& li": { minWidth: 0 } }}
    >
      {section && !short && (
        <Typography variant="body1" color="text.secondary" noWrap>
          {translate(`sections.${section}`)}
        </Typography>
      )}
      {resource && !short && (
        <MuiLink component={Link} to={pathOf(resource, "list")} variant="body1" color="text.secondary" noWrap>
          {translate(`resources.${resource.name}.name`, { smart_count: 2 })}
        </MuiLink>
      )}
      <Typography variant="body1" color="text.primary" noWrap aria-current="page" sx={{ fontWeight: 600 }}>
        {name}
      </Typography>
    </Breadcrumbs>
  );
}
