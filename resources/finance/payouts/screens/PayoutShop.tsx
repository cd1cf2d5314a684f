import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { useTranslate } from "react-admin";
import { ShopLink } from "../../../../core/shops/ShopLink.tsx";
import { formatMoney } from "../../../../framework/admin/display/format.ts";
import { InnerLink } from "../../../../framework/admin/display/InnerLink.tsx";
import { Moment } from "../../../../framework/admin/display/Moment.tsx";
import { StatusChip } from "../../../../framework/admin/display/StatusChip.tsx";
import { pathToList } from "../../../../framework/admin/paths.ts";
import type { AdminRecord } from "../../../../framework/admin/provider.ts";
import { useAdminProvider } from "../../../../framework/admin/resources.tsx";
import { Facts } from "../../../../framework/admin/show/Facts.tsx";
import { payouts } from "../payouts.ts";

/** The shop that a payout goes to: what it has available now, and what was paid to it before. */
export function PayoutShop({ record }: { record: AdminRecord<typeof payouts> }) {
  const translate = useTranslate();
  const provider = useAdminProvider();
  const t = (key: string, options = {}) =>
    translate(`resources.payouts.screen.shop.${key}`, options);
  const { id, version, sellerId = null } = record;
  const { data } = useQuery({
    queryKey: [payouts.name, "shop", id, version],
    queryFn: () => provider.runCall(payouts.name, "getShop", { id }),
    refetchOnMount: "always",
  });
  const paid = data && t("paidBefore", { smart_count: data.paidCount });
  return (
    <>
      <Facts
        facts={[
          [t("balance"), data && formatMoney(data.balance)],
          [t("legalName"), data?.legalName],
          [t("owner"), data?.owner === data?.legalName ? null : data?.owner],
          [
            t("holder"),
            data && data.holderMatches !== null && (
              <StatusChip key="holder" tone={data.holderMatches ? "success" : "warning"}>
                {t(data.holderMatches ? "matches" : "differs")}
              </StatusChip>
            ),
          ],
          [t("accountAdded"), data?.accountAdded && <Moment key="at" at={data.accountAdded} />],
          [
            t("earlier"),
            data && data.paidCount > 0 ? (
              <InnerLink
                key="earlier"
                to={pathToList(payouts, { shop: sellerId ?? "", tab: "completed" })}
              >
                {`${paid} · ${formatMoney(data.paidTotal)}`}
              </InnerLink>
            ) : (
              paid
            ),
          ],
          [t("lastPaid"), data?.lastPaid && <Moment key="last" at={data.lastPaid} />],
        ]}
      />
      {/* The title of the page names the shop. */}
      <Box sx={{ mt: 1 }}>
        <ShopLink id={sellerId}>{t("view")}</ShopLink>
      </Box>
    </>
  );
}
