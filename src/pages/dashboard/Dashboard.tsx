import Box from "@mui/material/Box";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import Typography from "@mui/material/Typography";
import { useLocale, useStore, useTranslate } from "react-admin";
import { isManagedBy } from "../../../framework/admin/app/menu.ts";
import { useActor, useAdmin } from "../../../framework/admin/resources.tsx";
import { lengths, tokens } from "../../../framework/admin/theme/tokens.ts";
import { canOpen, type Resource } from "../../../framework/schema/index.ts";
import { balanceTransactions } from "../../../resources/finance/index.ts";
import { skus } from "../../../resources/goods/index.ts";
import { orders } from "../../../resources/orders/index.ts";
import { dashboardCards } from "../../resource/dashboardCards.ts";
import { BalanceCard } from "./BalanceCard.tsx";
import { BestSellers } from "./BestSellers.tsx";
import { DoNext } from "./DoNext.tsx";
import { getDateLocale } from "./getDateLocale.ts";
import { getPartOfDay } from "./getPartOfDay.ts";
import { LowStock } from "./LowStock.tsx";
import { SalesChart } from "./SalesChart.tsx";
import { SalesStrip } from "./SalesStrip.tsx";
import { type Range, ranges, type Sales, useSales } from "./useSales.ts";

/** The first page: the shop's figures, the tasks of the member, and what they watch. */
export function Dashboard() {
  const actor = useActor();
  return isManagedBy(orders, actor) && canOpen(actor, orders) ? <SalesBoard /> : <Board />;
}

/** The board of a member who reads the shop's orders. */
function SalesBoard() {
  const { timeZone } = useAdmin();
  const [stored, setDays] = useStore<unknown>("dashboard.days");
  const days = ranges.find((one) => one === stored) ?? 7;
  const { data: sales } = useSales(days);
  return (
    <Board
      tools={<RangeSwitch days={days} onChange={setDays} />}
      strip={<SalesStrip sales={sales} days={days} timeZone={timeZone} />}
      chart={sales && <SalesChart sales={sales} days={days} timeZone={timeZone} />}
      best={sales?.best ?? []}
    />
  );
}

interface BoardProps {
  tools?: React.ReactNode;
  strip?: React.ReactNode;
  chart?: React.ReactNode;
  best?: NonNullable<Sales["best"]>;
}
function Board({ tools, strip, chart, best = [] }: BoardProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { resources, timeZone } = useAdmin();
  const actor = useActor();
  const now = new Date();
  const visible = resources.filter((resource) => isManagedBy(resource, actor));
  const canSee = (resource: Resource) => visible.includes(resource) && canOpen(actor, resource);
  const ownCards = visible.map((resource) => {
    const OwnCard = dashboardCards[resource.name];
    return OwnCard && <OwnCard key={resource.name} resource={resource} />;
  });
  return (
    <Box sx={{ maxWidth: lengths.widest }}>
      <Box
        component="header"
        sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1, mb: 2 }}
      >
        <Box sx={{ flex: "1 1 240px" }}>
          <Typography variant="h1">
            {translate(`markethall.shell.dashboard.${getPartOfDay(now, timeZone)}`, {
              name: actor.name,
            })}
          </Typography>
          <Typography variant="caption" component="p" sx={{ color: tokens.ink2 }}>
            {new Intl.DateTimeFormat(getDateLocale(locale), {
              weekday: "long",
              day: "numeric",
              month: "long",
              hour: "numeric",
              minute: "2-digit",
              timeZone,
            }).format(now)}
          </Typography>
        </Box>
        {tools}
      </Box>
      {visible.length === 0 && (
        <Typography color="text.secondary">
          {translate("markethall.shell.dashboard.nothing")}
        </Typography>
      )}
      {strip}
      <Box
        sx={{
          display: "grid",
          gap: 2,
          alignItems: "start",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: `minmax(0, 1fr) ${lengths.rail}px` },
        }}
      >
        <Box sx={{ display: "grid", gap: 2, minWidth: 0 }}>
          <DoNext />
          {chart}
          {chart && ownCards}
        </Box>
        <Box sx={{ display: "grid", gap: 2, minWidth: 0 }}>
          {canSee(balanceTransactions) && <BalanceCard />}
          {canSee(skus) && <LowStock />}
          <BestSellers best={best} />
          {!chart && ownCards}
        </Box>
      </Box>
    </Box>
  );
}

interface RangeProps {
  days: Range;
  onChange: (days: Range) => void;
}
/** Selects the days that the figures sum up. */
function RangeSwitch({ days, onChange }: RangeProps) {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={days}
      aria-label={translate("markethall.shell.dashboard.sales.range")}
      onChange={(_event, next: Range | null) => {
        if (next !== null) onChange(next);
      }}
    >
      {ranges.map((range) => (
        <ToggleButton
          key={range}
          value={range}
          sx={{
            px: 1.25,
            color: tokens.ink,
            "&.Mui-selected, &.Mui-selected:hover": {
              color: tokens.accent,
              backgroundColor: tokens.accentSoft,
            },
          }}
        >
          {translate(
            range === 1
              ? "markethall.shell.dashboard.sales.today"
              : "markethall.shell.dashboard.sales.days",
            { smart_count: range },
          )}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
