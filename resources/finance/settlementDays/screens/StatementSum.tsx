import { SumLine, SumList } from "../../../../framework/admin/display/SumList.tsx";
import type { AdminRecord } from "../../../../framework/admin/provider.ts";
import { useRecordInPage } from "../../../../framework/admin/show/RecordProvider.tsx";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import type { settlementDays } from "../settlementDays.ts";
import { pathToLines } from "./pathToLines.ts";
import { summedParts } from "./summedParts.ts";

/** What every statement has, of a day or a month, for its shop or for the platform. */
type Summed = Pick<
  AdminRecord<typeof settlementDays>,
  (typeof summedParts)[number]["name"] | "orderCount" | "refundCount" | "net"
>;

/** How the net amount of a statement adds up, each part linked to the rows that it counts. */
export function StatementSum({ record }: { record: Summed & { id: number } }) {
  const { resource } = useRecordInPage();
  const messages = useResourceMessages(resource);
  return (
    <SumList>
      {summedParts
        .filter(({ name }) => name === "gross" || (record[name] ?? 0) !== 0)
        .map(({ name, sign, count, kind }) => (
          <SumLine
            key={name}
            name={count ? `${messages.field(count)} · ${record[count] ?? 0}` : messages.field(name)}
            amount={sign * (record[name] ?? 0)}
            signed={name !== "gross"}
            to={pathToLines(resource, record, kind)}
          />
        ))}
      <SumLine
        name={messages.field("net")}
        amount={record.net ?? 0}
        total
        to={pathToLines(resource, record)}
      />
    </SumList>
  );
}
