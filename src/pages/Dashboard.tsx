import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";
import { isManagedBy } from "../../framework/admin/app/menu.ts";
import { useActor, useAdmin } from "../../framework/admin/resources.tsx";
import { dashboardCards } from "../resource/dashboardCards.ts";
import { CountCard } from "./CountCard.tsx";
import { getPartOfDay } from "./getPartOfDay.ts";
import { ToDo } from "./ToDo.tsx";

/** The first page: open tasks, counts, and the cards of resources. */
export function Dashboard() {
  const translate = useTranslate();
  const { resources, timeZone } = useAdmin();
  const actor = useActor();
  const visible = resources.filter((resource) => isManagedBy(resource, actor));
  const counted = visible.filter(({ singleton, readOnly }) => !singleton && !readOnly);
  return (
    <Box sx={{ maxWidth: 1440 }}>
      <Typography variant="h1" sx={{ mb: 2.5 }}>
        {translate(`markethall.shell.dashboard.${getPartOfDay(new Date(), timeZone)}`, {
          name: actor.name,
        })}
      </Typography>
      {visible.length === 0 && (
        <Typography color="text.secondary">
          {translate("markethall.shell.dashboard.nothing")}
        </Typography>
      )}
      <ToDo />
      {counted.length > 0 && (
        <Box
          component="section"
          aria-label={translate("markethall.shell.dashboard.atGlance")}
          sx={{ mb: 3 }}
        >
          <Box
            sx={{
              display: "grid",
              gap: 1.5,
              gridTemplateColumns: {
                xs: "repeat(auto-fill, minmax(160px, 1fr))",
                sm: "repeat(auto-fill, minmax(220px, 1fr))",
              },
            }}
          >
            {counted.map((resource) => (
              <CountCard key={resource.name} resource={resource} />
            ))}
          </Box>
        </Box>
      )}
      {visible.map((resource) => {
        const OwnCard = dashboardCards[resource.name];
        return OwnCard && <OwnCard key={resource.name} resource={resource} />;
      })}
    </Box>
  );
}
