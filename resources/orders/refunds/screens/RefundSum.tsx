import { formatMoney } from "../../../../framework/admin/display/format.ts";
import { SumLine, SumList } from "../../../../framework/admin/display/SumList.tsx";
import { dropEqualSums, sums } from "../calculateMaxRefund.ts";
import { type Refund, useMessages } from "./refund.ts";

/** The calculation of the amount, as a sum. */
export function RefundSum({ refund }: { refund: Refund }) {
  const t = useMessages();
  const terms = dropEqualSums(refund.arithmetic);
  if (terms.length === 0) return <>{formatMoney(refund.refundAmount ?? 0)}</>;
  return (
    <SumList>
      {terms.map(({ kind, amount, units, of }) => (
        <SumLine
          key={kind}
          name={t(`sum.${kind}`, { units, of })}
          amount={amount}
          signed={kind !== "total" && !sums.includes(kind)}
          total={sums.includes(kind)}
        />
      ))}
    </SumList>
  );
}
