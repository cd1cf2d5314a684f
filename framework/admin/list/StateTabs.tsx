import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import { useQuery } from "@tanstack/react-query";
import { useTranslate } from "react-admin";
import { listTabs, type Resource } from "../../schema/index.ts";
import { useAdminProvider } from "../resources.tsx";
import { useResourceMessages } from "../useResourceMessages.ts";
import { countText, recountSoon } from "./countText.ts";
import { useListQuery } from "./useListQuery.ts";
import { useTabInView } from "./useTabInView.ts";

/** One tab per state or named condition, each with its row count under the filters. */
export function StateTabs({ resource }: { resource: Resource }) {
  const translate = useTranslate();
  const messages = useResourceMessages(resource);
  const provider = useAdminProvider();
  const { query, tab, change } = useListQuery();
  const { tab: _, ...rest } = query;
  const { data: counts } = useQuery({
    queryKey: [resource.name, "counts", rest],
    queryFn: () => provider.counts(resource.name, rest),
    enabled: resource.tabs !== null && resource.visibleTabs?.length !== 1,
    placeholderData: (previous) => previous,
    refetchInterval: ({ state }) => recountSoon(state.data),
  });
  const names = resource.visibleTabs ?? listTabs(resource);
  const selected = tab !== null && names.includes(tab) ? tab : "all";
  const bar = useTabInView(selected, counts);
  if (!resource.tabs || names.length === 0 || resource.visibleTabs?.length === 1) return null;
  const field = "field" in resource.tabs ? resource.tabs.field : null;
  const label = (name: string) => (field ? messages.choice(field, name) : messages.tab(name));
  const withCount = (text: string, name: string) =>
    counts ? `${text} (${countText(counts, name)})` : text;
  const choose = (name: string) => change({ tab: name === "all" ? undefined : name });
  return (
    <Tabs
      ref={bar}
      value={selected}
      onChange={(_event, name: string) => choose(name)}
      variant="scrollable"
      scrollButtons="auto"
      allowScrollButtonsMobile
      aria-label={translate("framework.list.tabs")}
      sx={{
        minHeight: 40,
        "& .MuiTab-root": { minHeight: 40, py: 0, textTransform: "none" },
        // Hides the scroll button at either end, and reserves no space for it.
        "& .MuiTabs-scrollButtons.Mui-disabled": { display: "none" },
      }}
    >
      <Tab value="all" label={withCount(translate("framework.list.allTab"), "all")} />
      {names.map((name) => (
        <Tab key={name} value={name} label={withCount(label(name), name)} />
      ))}
    </Tabs>
  );
}
