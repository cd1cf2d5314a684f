import { useQuery } from "@tanstack/react-query";
import { useTranslate } from "react-admin";
import { pathToList } from "../../../../framework/admin/paths.ts";
import { useAdminProvider } from "../../../../framework/admin/resources.tsx";
import { NumberCards } from "../../balanceTransactions/screens/NumberCards.tsx";
import { settlementLines } from "../settlementLines.ts";

/** The amounts settled in the current day and month, and the amount still to be settled. */
export function RealtimeCards() {
  const translate = useTranslate();
  const provider = useAdminProvider();
  const { data } = useQuery({
    queryKey: [settlementLines.name, "realtime"],
    queryFn: () => provider.runCall(settlementLines.name, "realtime", {}),
    refetchOnMount: "always",
  });
  const card = (
    name: "waiting" | "today" | "thisMonth",
    filter: Readonly<Record<string, string>>,
  ) => ({
    name,
    label: translate(`resources.settlementLines.screen.${name}`),
    value: data ? Number(data[name] ?? 0) : null,
    to: data ? pathToList(settlementLines, filter) : null,
  });
  const cards = [
    card("waiting", { tab: "waiting" }),
    card("today", { day: String(data?.day), tab: "settled" }),
    card("thisMonth", { month: String(data?.month), tab: "settled" }),
  ];
  return <NumberCards cards={cards} />;
}
