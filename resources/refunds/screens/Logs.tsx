import { styled } from "@mui/material/styles";
import { formatInstant } from "../../../framework/admin/display/format.ts";
import { useSpeech } from "../../../framework/admin/display/useSpeech.ts";
import { useWords } from "../../../framework/admin/useWords.ts";
import type { Log } from "../log.ts";
import { refunds } from "../refunds.ts";
import { Pictures } from "./Pictures.tsx";

const Line = styled("ol")(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    ...theme.typography.body2,
    listStyle: "none",
    margin: 0,
    padding: "0 0 0 16px",
    borderInlineStart: `2px solid ${palette.divider}`,
    "& li": { paddingBottom: 14, overflowWrap: "anywhere" },
    "& li:last-of-type": { paddingBottom: 0 },
    "& strong": { fontWeight: 600 },
    "& small": { display: "block", color: palette.text.secondary, fontSize: theme.typography.caption.fontSize },
    "& p": { margin: "2px 0", whiteSpace: "pre-wrap" },
  };
});
/** What a provider was asked for is said by its name. */
const isMethod = (kind: Log["kind"]) => kind === "paying";

/** Everything that happened to a refund, the latest first. */
export function Logs({ logs }: { logs: readonly Log[] }) {
  const words = useWords(refunds);
  const { timeZone } = useSpeech();
  return (
    <Line>
      {logs.toReversed().map(({ kind, whoKind, whoName, content, imgs, at }) => (
        <li key={`${kind}${at}`}>
          <strong>{words.wordAt("rowChoices.logs.kind", kind)}</strong>
          <small>
            {formatInstant(at, timeZone)} · {words.wordAt("rowChoices.logs.whoKind", whoKind)}
            {whoName && whoKind !== "system" && ` · ${whoName}`}
          </small>
          {content && <p>{isMethod(kind) ? words.choice("payMethod", content) : content}</p>}
          {imgs?.length > 0 && <Pictures addresses={imgs} name={words.row("logs", "imgs")} />}
        </li>
      ))}
    </Line>
  );
}
