import Box from "@mui/material/Box";
import List from "@mui/material/List";
import ListItemButton from "@mui/material/ListItemButton";
import ListItemIcon from "@mui/material/ListItemIcon";
import ListItemText from "@mui/material/ListItemText";
import ListSubheader from "@mui/material/ListSubheader";
import { Lock } from "lucide";
import { useMemo, useState } from "react";
import { getRealm } from "../../schema/index.ts";
import { CircleCheckIcon } from "../icons/CircleCheckIcon.ts";
import { createIcon } from "../icons/createIcon.tsx";
import type { AdminRecord } from "../provider.ts";
import { useAdmin, useResource } from "../resources.tsx";
import { ExplainedScreenCard } from "./ExplainedScreenCard.tsx";
import { createActor, explainScreen } from "./explainScreen.ts";
import { buildRightsTree } from "./rightsTree.ts";
import { usePermissionNames } from "./usePermissionNames.ts";

const LockIcon = createIcon(Lock);

/**
 * Shows what a role can do: its menu, and on each screen the fields and buttons, with the rule
 * behind each denied one.
 */
export function RightsView({ record, name }: { record: AdminRecord; name: string }) {
  const { resources } = useAdmin();
  const resource = useResource();
  const { translate, screen, section } = usePermissionNames();
  const value = record[name];
  const actor = useMemo(
    () =>
      createActor(
        getRealm(resource),
        Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [],
      ),
    [value, resource],
  );
  const tree = useMemo(() => buildRightsTree(resources, actor.realm), [resources, actor]);
  const screens = useMemo(
    () => tree.flatMap((one) => one.screens.map((each) => explainScreen(each.resource, actor))),
    [tree, actor],
  );
  const [chosen, setChosen] = useState<string | null>(null);
  const shown =
    screens.find((one) => one.resource.route === chosen) ??
    screens.find((one) => !one.why) ??
    screens[0];
  return (
    <Box
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "240px minmax(0, 1fr)" },
        gap: 2,
      }}
    >
      <List
        dense
        component="nav"
        aria-label={translate("framework.rights.menu")}
        sx={{ border: 1, borderColor: "divider", borderRadius: 1, alignSelf: "start", py: 0.5 }}
      >
        {tree.map((one) => (
          <Box key={one.name} component="div">
            <ListSubheader
              component="div"
              disableSticky
              sx={{ lineHeight: "32px", bgcolor: "transparent" }}
            >
              {section(one.name)}
            </ListSubheader>
            {one.screens.map(({ resource: each }) => {
              const why = screens.find((explained) => explained.resource === each)?.why ?? null;
              return (
                <ListItemButton
                  key={each.route}
                  selected={shown?.resource === each}
                  onClick={() => setChosen(each.route)}
                  aria-current={shown?.resource === each}
                >
                  <ListItemIcon sx={{ minWidth: 32 }}>
                    {why ? (
                      <LockIcon
                        fontSize="small"
                        titleAccess={translate("framework.rights.missing")}
                      />
                    ) : (
                      <CircleCheckIcon
                        color="success"
                        fontSize="small"
                        titleAccess={translate("framework.rights.granted")}
                      />
                    )}
                  </ListItemIcon>
                  <ListItemText
                    primary={screen(each)}
                    sx={why ? { color: "text.secondary" } : undefined}
                  />
                </ListItemButton>
              );
            })}
          </Box>
        ))}
      </List>
      {shown && <ExplainedScreenCard explained={shown} />}
    </Box>
  );
}
