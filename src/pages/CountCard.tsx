import Card from "@mui/material/Card";
import CardActionArea from "@mui/material/CardActionArea";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useGetList, useLocale, useTranslate } from "react-admin";
import { Link } from "react-router";
import { pathOf } from "../../framework/admin/paths.ts";
import type { Resource } from "../../framework/schema/index.ts";
import { iconOf } from "../layout/icons.ts";

/** How many rows a resource has, and the way to them. */
export function CountCard({ resource }: { resource: Resource }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { total, isPending, error } = useGetList(resource.name, {
    pagination: { page: 1, perPage: 1 },
    sort: { field: "id", order: "DESC" },
    filter: {},
  });
  const Icon = iconOf(resource.icon);
  return (
    <Card>
      <CardActionArea component={Link} to={pathOf(resource, "list")} sx={{ p: 2, height: "100%" }}>
        <Icon fontSize="small" color="primary" />
        <Typography variant="h2" component="div" sx={{ mt: 1 }}>
          {isPending ? <Skeleton width={48} /> : error ? "–" : (total ?? 0).toLocaleString(locale)}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {error
            ? translate("markethall.shell.dashboard.failed")
            : translate(`resources.${resource.name}.name`, { smart_count: 2 })}
        </Typography>
      </CardActionArea>
    </Card>
  );
}
