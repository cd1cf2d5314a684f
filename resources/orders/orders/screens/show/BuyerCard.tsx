import Avatar from "@mui/material/Avatar";
import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { formatInstant, formatMoney } from "../../../../../framework/admin/display/format.ts";
import { formatDayName } from "../../../../../framework/admin/display/formatMoment.ts";
import { InnerLink } from "../../../../../framework/admin/display/InnerLink.tsx";
import { noValue } from "../../../../../framework/admin/display/noValue.ts";
import { useFormat } from "../../../../../framework/admin/display/useFormat.ts";
import { pathToList } from "../../../../../framework/admin/paths.ts";
import { useActor, useAdmin, useAdminProvider } from "../../../../../framework/admin/resources.tsx";
import { SectionCard } from "../../../../../framework/admin/show/SectionCard.tsx";
import { tokens } from "../../../../../framework/admin/theme/tokens.ts";
import { can, canOpen, type Resource } from "../../../../../framework/schema/index.ts";
import { BuyerName } from "../../../../members/screens.ts";
import { orders } from "../../orders.ts";
import { useMessages } from "../useMessages.ts";

const Figures = styled("dl")(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: "grid",
    gridTemplateColumns: "repeat(3, 1fr)",
    margin: "12px 0 0",
    border: `1px solid ${palette.divider}`,
    borderRadius: 8,
    "& div": { padding: "8px 12px", display: "flex", flexDirection: "column-reverse" },
    "& div + div": { borderInlineStart: `1px solid ${palette.divider}` },
    "& dt": { ...theme.typography.caption, color: palette.text.secondary },
    "& dd": { margin: 0, fontWeight: 620, fontVariantNumeric: "tabular-nums" },
  };
});

interface Props {
  /** The resource whose call `getBuyer` the actor may run; null leaves out the history. */
  resource: Resource | null;
  title: string;
  memberId: number | null;
  memberName: string | null | undefined;
  /** Below the name until the history is known. */
  note?: ReactNode;
}
/** A buyer, with what they have bought in the shop before. */
export function BuyerCard({ resource, title, memberId, memberName, note }: Props) {
  const t = useMessages();
  const actor = useActor();
  const { resources } = useAdmin();
  const provider = useAdminProvider();
  const { locale, timeZone } = useFormat();
  const { data } = useQuery({
    queryKey: [resource?.name, "getBuyer", memberId],
    queryFn: () => provider.runCall(resource?.name ?? "", "getBuyer", { memberId }),
    enabled: resource !== null && memberId !== null,
  });
  const name = memberName || noValue;
  const since = typeof data?.since === "string" ? data.since : null;
  /** A number, linked to the rows that it counts. */
  const toCount = (counted: string, count: number, filter: Readonly<Record<string, string>>) => {
    const target = resources.find((one) => one.name === counted);
    if (count === 0 || memberId === null || !target || !can(actor, target, "view")) return count;
    return <InnerLink to={pathToList(target, { memberId, ...filter })}>{count}</InnerLink>;
  };
  const orderCount = Number(data?.orders);
  const refundCount = Number(data?.refunds);
  const figures: [string, ReactNode][] | undefined = data && [
    [
      t("show.buyer.orders", { smart_count: orderCount }),
      toCount("orders", orderCount, { status_ne: "cancelled" }),
    ],
    [t("show.buyer.spent"), formatMoney(Number(data.spent))],
    [
      t("show.buyer.refunds", { smart_count: refundCount }),
      toCount("refunds", refundCount, { status: "completed" }),
    ],
  ];
  return (
    <SectionCard title={title}>
      <Box sx={{ display: "flex", gap: 1.25, alignItems: "center" }}>
        <Avatar
          aria-hidden
          sx={{
            width: 36,
            height: 36,
            fontSize: 14,
            bgcolor: tokens.accentSoftStrong,
            color: "primary.main",
          }}
        >
          {[...name][0]}
        </Avatar>
        <Box sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
          {memberId !== null && canOpen(actor, orders) ? (
            <InnerLink to={pathToList(orders, { memberId })}>{name}</InnerLink>
          ) : (
            <BuyerName record={{ memberId, memberName }} />
          )}
          <Box sx={{ typography: "body2", color: "text.secondary" }}>
            {since
              ? t("show.buyer.since", {
                  at: formatDayName(formatInstant(since, timeZone).slice(0, 10), locale),
                })
              : (note ?? null)}
          </Box>
        </Box>
      </Box>
      {figures && (
        <Figures>
          {figures.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Figures>
      )}
    </SectionCard>
  );
}
