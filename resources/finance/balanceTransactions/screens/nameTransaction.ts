import type { TextFormat } from "../../../../framework/admin/display/fieldText.ts";
import { describeEvent, type EventRecord } from "./describeEvent.ts";

interface Caused extends EventRecord {
  cause?: string | null;
}

/** Names a transaction by its event and what caused it: "Order earned · #1169". */
export function nameTransaction(record: Caused, { translate }: TextFormat): string {
  const { title } = describeEvent(record);
  const type = translate(`resources.balanceTransactions.choices.type.${record.type}`);
  const event = title
    ? translate(`resources.balanceTransactions.screen.events.${title}`, { _: type })
    : type;
  return [event, record.cause].filter(Boolean).join(" · ");
}
