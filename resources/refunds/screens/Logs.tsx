import { useWords } from "../../../framework/admin/useWords.ts";
import { Story, WhenAndWho } from "../../orders/screens/show/Story.tsx";
import type { Log } from "../log.ts";
import { refunds } from "../refunds.ts";
import { Pictures } from "./Pictures.tsx";

/** What a provider was asked for is said by its name. */
const isMethod = (kind: Log["kind"]) => kind === "paying";

/** Everything that happened to a refund, the latest first. */
export function Logs({ logs }: { logs: readonly Log[] }) {
  const words = useWords(refunds);
  return (
    <Story>
      {logs.toReversed().map(({ kind, whoKind, whoName, content, imgs, at }) => (
        <li key={`${kind}${at}`}>
          <strong>{words.wordAt("rowChoices.logs.kind", kind)}</strong>
          <WhenAndWho
            at={at}
            by={words.wordAt("rowChoices.logs.whoKind", whoKind)}
            name={whoKind === "system" ? null : whoName}
          />
          {content && <p>{isMethod(kind) ? words.choice("payMethod", content) : content}</p>}
          {imgs?.length > 0 && <Pictures addresses={imgs} name={words.row("logs", "imgs")} />}
        </li>
      ))}
    </Story>
  );
}
