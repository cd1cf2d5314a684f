import { useI18nProvider } from "react-admin";
import { useFormat } from "../../../../../framework/admin/display/useFormat.ts";
import { useResourceMessages } from "../../../../../framework/admin/useResourceMessages.ts";
import { orders } from "../../orders.ts";
import type { Order } from "../order.ts";
import { useMessages } from "../useMessages.ts";
import { formatEvent } from "./sentence.ts";
import { TimelineByline, TimelineList } from "./TimelineList.tsx";

/** All events of the order, latest first. */
export function Timeline({ order }: { order: Order }) {
  const t = useMessages();
  const { locale } = useFormat();
  const i18n = useI18nProvider();
  const messages = useResourceMessages(orders);
  const known = (key: string) =>
    i18n.translate(`resources.${orders.name}.${key}`, { _: "" }) !== "";
  const events = [...(order.events ?? [])].sort(
    (one, other) => Date.parse(other.at) - Date.parse(one.at) || (other.id ?? 0) - (one.id ?? 0),
  );
  if (events.length === 0) return <>{t("show.noEvents")}</>;
  return (
    <TimelineList>
      {events.map((event) => (
        <li key={event.id}>
          {formatEvent(event, { t, choice: messages.choice, known, locale })}
          <TimelineByline
            at={event.at}
            by={messages.getChoiceLabel("rowChoices.events.whoKind", event.whoKind)}
            name={event.whoKind === "system" ? null : event.whoName}
          />
        </li>
      ))}
    </TimelineList>
  );
}
