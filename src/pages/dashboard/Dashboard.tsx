import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Suspense } from "react";
import { useStore, useTranslate } from "react-admin";
import { isManagedBy } from "../../../framework/admin/app/menu.ts";
import { CardSkeleton } from "../../../framework/admin/dashboard/CardState.tsx";
import {
  defaultPeriod,
  PeriodProvider,
  periods,
} from "../../../framework/admin/dashboard/period.tsx";
import { useActor, useAdmin } from "../../../framework/admin/resources.tsx";
import { lengths } from "../../../framework/admin/theme/tokens.ts";
import { dashboards } from "../../resource/dashboardCards.ts";
import { CardSlot } from "./CardSlot.tsx";
import { DoNext } from "./DoNext.tsx";
import { FigureStrip } from "./FigureStrip.tsx";
import { Greeting } from "./Greeting.tsx";
import { listCards, type ShownCard } from "./listCards.ts";
import { PeriodSwitch } from "./PeriodSwitch.tsx";

/** The place of the tasks among the cards of the main column. */
const tasksOrder = 10;
/** Below the desktop's width the columns are one, in which all cards have their own order. */
const column = { display: { xs: "contents", md: "grid" }, gap: 2, minWidth: 0 } as const;

const wide = { minWidth: 0, gridColumn: { xs: "1 / -1", md: "auto" } } as const;
const half = { minWidth: 0, gridColumn: { xs: "1 / -1", sm: "auto" } } as const;

/** The first page: the tasks of the member, and the cards of the resources that they may open. */
export function Dashboard() {
  const translate = useTranslate();
  const { resources } = useAdmin();
  const actor = useActor();
  const [stored, setPeriod] = useStore<unknown>("dashboard.days");
  const period = periods.find((one) => one === stored) ?? defaultPeriod;
  const { figures, main, side } = listCards(dashboards, actor);
  const hasPeriod = [...figures, ...main, ...side].some(({ card }) => card.hasPeriod);
  const isBefore = ({ card }: ShownCard) => card.position < tasksOrder;
  return (
    <PeriodProvider period={period}>
      <Box sx={{ maxWidth: lengths.widest }}>
        <Box
          component="header"
          sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1, mb: 2 }}
        >
          <Greeting />
          {hasPeriod && <PeriodSwitch period={period} onChange={setPeriod} />}
        </Box>
        {!resources.some((resource) => isManagedBy(resource, actor)) && (
          <Typography color="text.secondary" sx={{ mb: 2 }}>
            {translate("markethall.shell.dashboard.nothing")}
          </Typography>
        )}
        {figures.length > 0 && <FigureStrip figures={figures} />}
        <Box
          sx={{
            display: "grid",
            gap: 2,
            alignItems: "start",
            gridTemplateColumns: {
              xs: "repeat(2, minmax(0, 1fr))",
              md: `minmax(0, 1fr) ${side.length > 0 ? `${lengths.rail}px` : ""}`,
            },
          }}
        >
          <Box sx={column}>
            {main.filter(isBefore).map((shown) => (
              <Place key={shown.key} shown={shown} />
            ))}
            <Box sx={{ ...wide, order: { xs: tasksOrder, md: 0 } }}>
              <Suspense fallback={<CardSkeleton height={216} />}>
                <DoNext />
              </Suspense>
            </Box>
            {main
              .filter((shown) => !isBefore(shown))
              .map((shown) => (
                <Place key={shown.key} shown={shown} />
              ))}
          </Box>
          {side.length > 0 && (
            <Box sx={column}>
              {side.map((shown) => (
                <Place key={shown.key} shown={shown} />
              ))}
            </Box>
          )}
        </Box>
      </Box>
    </PeriodProvider>
  );
}

/**
 * The place of a card: on a phone as wide as the page, and on a tablet half as wide in the side.
 * One that shows nothing takes no space.
 */
const Place = ({ shown }: { shown: ShownCard }) => (
  <Box
    sx={{
      ...(shown.card.area === "side" ? half : wide),
      order: { xs: shown.card.position, md: 0 },
      "&:empty": { display: "none" },
    }}
  >
    <CardSlot shown={shown} />
  </Box>
);
