import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import IconButton from "@mui/material/IconButton";
import MuiLink from "@mui/material/Link";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslate } from "react-admin";
import { Link } from "react-router";
import { AddIcon } from "../../framework/admin/icons/AddIcon.ts";
import { countText, recountSoon } from "../../framework/admin/list/countText.ts";
import { findListView, toPath } from "../../framework/admin/paths.ts";
import { useActor, useAdminProvider } from "../../framework/admin/resources.tsx";
import { getMenuItemName } from "../../framework/admin/useResourceMessages.ts";
import { can, listChoiceValues, type Resource } from "../../framework/schema/index.ts";
import { getIcon } from "../layout/icons.ts";

const wholeCard = { content: '""', position: "absolute", inset: 0, borderRadius: 2 } as const;

/** Number of rows of a resource, in total and by state; each number links to its rows. */
export function CountCard({ resource }: { resource: Resource }) {
  const translate = useTranslate();
  const locale = useLocale();
  const provider = useAdminProvider();
  const actor = useActor();
  const {
    data: counts,
    isPending,
    error,
  } = useQuery({
    queryKey: [resource.name, "counts", {}],
    queryFn: () => provider.counts(resource.name, {}),
    refetchInterval: ({ state }) => recountSoon(state.data),
  });
  const Icon = getIcon(resource);
  const list = toPath(findListView(resource, actor), "list");
  const one = translate(`resources.${resource.name}.name`, { smart_count: 1 });
  const create = translate("markethall.shell.titles.create", { name: one });
  return (
    <Card sx={{ position: "relative", p: 2, "&:hover": { borderColor: "primary.main" } }}>
      <Box sx={{ display: "flex", alignItems: "center", gap: 1, minHeight: 32 }}>
        <Icon fontSize="small" color="primary" />
        <MuiLink
          component={Link}
          to={list}
          variant="subtitle1"
          underline="none"
          sx={{
            flex: 1,
            lineHeight: 1.3,
            overflowWrap: "anywhere",
            color: "text.secondary",
            "&::after": wholeCard,
          }}
        >
          {getMenuItemName(translate, resource)}
        </MuiLink>
        {can(actor, resource, "create") && (
          <IconButton
            component={Link}
            to={toPath(resource, "create")}
            aria-label={create}
            title={create}
            sx={{ position: "relative", zIndex: 1, my: -0.5, mr: -0.75 }}
          >
            <AddIcon fontSize="small" />
          </IconButton>
        )}
      </Box>
      <Typography variant="h1" component="p">
        {isPending ? <Skeleton width={56} /> : error ? "–" : countText(counts ?? {}, "all", locale)}
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 1.5, minHeight: 20 }}>
        {error && (
          <Typography variant="body2" color="error">
            {translate("markethall.shell.dashboard.failed")}
          </Typography>
        )}
        {counts &&
          listStates(resource).map(({ tab, messages }) => (
            <MuiLink
              key={tab}
              component={Link}
              to={`${toPath(findListView(resource, actor, tab), "list")}?${new URLSearchParams({ filter: JSON.stringify({ tab }), page: "1" })}`}
              variant="body2"
              sx={{ position: "relative", zIndex: 1, color: "text.secondary" }}
            >
              {translate(messages)} <strong>{countText(counts, tab, locale)}</strong>
            </MuiLink>
          ))}
      </Box>
    </Card>
  );
}

/** Returns the tabs of its list with their message keys. */
function listStates({ name, tabs, fields }: Resource): { tab: string; messages: string }[] {
  if (!tabs) return [];
  if ("list" in tabs)
    return tabs.list.map((tab) => ({
      tab: tab.name,
      messages: `resources.${name}.tabs.${tab.name}`,
    }));
  const field = fields[tabs.field];
  const states = field ? listChoiceValues(field) : [];
  return states.map((state) => ({
    tab: state,
    messages: `resources.${name}.choices.${tabs.field}.${state}`,
  }));
}
