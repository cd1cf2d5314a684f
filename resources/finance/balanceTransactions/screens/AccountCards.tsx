import { useQuery } from "@tanstack/react-query";
import { useTranslate } from "react-admin";
import { pathToList } from "../../../../framework/admin/paths.ts";
import { useActor, useAdminProvider } from "../../../../framework/admin/resources.tsx";
import { canOpen } from "../../../../framework/schema/index.ts";
import { balanceTransactions } from "../balanceTransactions.ts";
import { NumberCards } from "./NumberCards.tsx";

const numbers = ["balance", "pending", "frozen", "total"] as const;
const none: Readonly<Record<string, unknown>> = {};

/** Cards with the balances of a shop's account. */
export function AccountCards({ resource, call }: { resource: string; call: string }) {
  const translate = useTranslate();
  const actor = useActor();
  const provider = useAdminProvider();
  const { data } = useQuery({
    queryKey: [resource, "account"],
    queryFn: () => provider.runCall(resource, call, none),
    refetchOnMount: "always",
  });
  const open = canOpen(actor, balanceTransactions);
  const cards = numbers.map((name) => ({
    name,
    label: translate(`resources.withdrawAccounts.screen.account.${name}`),
    value: data ? Number(data[name] ?? 0) : null,
    to: open ? pathToList(balanceTransactions, name === "total" ? {} : { tab: name }) : null,
  }));
  return <NumberCards cards={cards} />;
}
