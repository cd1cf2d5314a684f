import { formatMoney, formatPercent } from "../../../../framework/admin/display/format.ts";
import { InnerLink } from "../../../../framework/admin/display/InnerLink.tsx";
import { useFormat } from "../../../../framework/admin/display/useFormat.ts";
import { pathToList } from "../../../../framework/admin/paths.ts";
import { useAdmin } from "../../../../framework/admin/resources.tsx";
import { Facts } from "../../../../framework/admin/show/Facts.tsx";
import { SectionCard } from "../../../../framework/admin/show/SectionCard.tsx";
import { type CallOutput, canOpen } from "../../../../framework/schema/index.ts";
import type { shops } from "../shops.ts";
import { useWayToTerms } from "./useWayToTerms.ts";

export type Overview = CallOutput<typeof shops, "getOverview">;
interface Props {
  overview: Overview;
}
const accounts = ["balance", "pending", "frozen"] as const;

/** The balances of a shop, each linked to its entries of the ledger. */
export function ShopMoney({ shopId, overview }: Props & { shopId: number }) {
  const { resources, actor } = useAdmin();
  const { translate } = useFormat();
  const ledger = resources.find(({ name }) => name === "ledgerEntries");
  const isLinked = ledger !== undefined && canOpen(actor, ledger);
  return (
    <SectionCard title={translate("resources.shops.screen.money")}>
      <Facts
        facts={accounts.map((account) => {
          const text = formatMoney(overview[account] ?? 0);
          return [
            translate(`resources.balanceTransactions.choices.account.${account}`),
            isLinked ? (
              <InnerLink key={account} to={pathToList(ledger, { shop: shopId, tab: account })}>
                {text}
              </InnerLink>
            ) : (
              text
            ),
          ] as const;
        })}
      />
    </SectionCard>
  );
}

/** What is agreed with a shop; the default terms where nothing is. */
export function ShopTerms({ shopId, overview }: Props & { shopId: number }) {
  const way = useWayToTerms(shopId, overview);
  const { translate, locale } = useFormat();
  const t = (key: string) => translate(`resources.shopTerms.${key}`);
  const { termsId, commissionRate, settlement, withdrawBlocked } = overview;
  const title = t("groups.main");
  return (
    <SectionCard
      title={title}
      tool={
        way && (
          <InnerLink to={way.to} state={way.state}>
            {translate(`resources.shops.screen.${termsId ? "change" : "setTerms"}`)}
          </InnerLink>
        )
      }
    >
      <Facts
        facts={[
          [
            t("fields.commissionRate"),
            commissionRate === null || commissionRate === undefined
              ? translate("resources.shops.screen.defaultRate")
              : formatPercent(commissionRate, locale),
          ],
          [t("fields.settlement"), t(`choices.settlement.${settlement ?? "day"}`)],
          [
            t("fields.withdrawBlocked"),
            withdrawBlocked ? translate("ra.boolean.true") : translate("ra.boolean.false"),
          ],
        ]}
      />
    </SectionCard>
  );
}
