import { chooseLanguage, isLocalized } from "../../../../framework/admin/display/localized.ts";
import { noValue } from "../../../../framework/admin/display/noValue.ts";
import type { ContentLanguage, Row } from "../../../../framework/schema/index.ts";
import { countIncoming } from "../amounts.ts";
import type { purchases } from "../purchases.ts";

type Progress = Row<typeof purchases>["progress"][number];
/** A line of an ordered purchase, with all of its numbers. */
export interface PurchaseItem {
  id: number;
  name: string;
  variant: string | null;
  qty: number;
  accepted: number;
  rejected: number;
  left: number;
  price: number;
  discount: number;
  amount: number;
}

/** Returns the lines of an ordered purchase; a draft has none. */
export const listItems = (
  progress: readonly Progress[],
  language: ContentLanguage,
): PurchaseItem[] => progress.map((line) => toItem(line, language));

function toItem(line: Progress, language: ContentLanguage): PurchaseItem {
  const { id = 0, goodsName, skuName, qty, price, discount, amount } = line;
  const [accepted, rejected, closed] = [line.accepted ?? 0, line.rejected ?? 0, line.closed ?? 0];
  return {
    id,
    name: (isLocalized(goodsName) && chooseLanguage(goodsName, language)) || noValue,
    variant: skuName ?? null,
    qty,
    accepted,
    rejected,
    left: countIncoming({ qty, accepted, rejected, closed }),
    price,
    discount,
    amount,
  };
}
