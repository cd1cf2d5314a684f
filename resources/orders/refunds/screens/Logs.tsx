import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { couriers } from "../../../freight/index.ts";
import { providerRefunds } from "../../../payments/index.ts";
import { useFaultText } from "../../../payments/screens.ts";
import { TimelineByline, TimelineList } from "../../orders/screens/show/TimelineList.tsx";
import type { Log } from "../log.ts";
import { refunds } from "../refunds.ts";
import { Pictures } from "./Pictures.tsx";

/** All steps of a refund, latest first. */
export function Logs({ logs }: { logs: readonly Log[] }) {
  const messages = useResourceMessages(refunds);
  const providerRefundMessages = useResourceMessages(providerRefunds);
  const toFaultText = useFaultText();
  /** Replaces codes of providers and couriers by their names. */
  const describeLog = (kind: Log["kind"], content: string): string => {
    if (kind === "paying") return messages.choice("payMethod", content);
    if (kind === "payFailed" || kind === "payRefused") return toFaultText(content);
    if (kind === "completed") return providerRefundMessages.choice("paidBy", content);
    const [courier = "", ...number] = content.split(" ");
    if (kind !== "sentBack" || !couriers.some((one) => one === courier)) return content;
    return `${messages.choice("deliveryType", courier)} ${number.join(" ")}`;
  };
  return (
    <TimelineList>
      {logs.toReversed().map(({ kind, whoKind, whoName, content, imgs, at }) => (
        <li key={`${kind}${at}`}>
          <strong>{messages.getChoiceLabel("rowChoices.logs.kind", kind)}</strong>
          <TimelineByline
            at={at}
            by={messages.getChoiceLabel("rowChoices.logs.whoKind", whoKind)}
            name={whoKind === "system" ? null : whoName}
          />
          {content && <p>{describeLog(kind, content)}</p>}
          {imgs?.length > 0 && <Pictures addresses={imgs} name={messages.row("logs", "imgs")} />}
        </li>
      ))}
    </TimelineList>
  );
}
