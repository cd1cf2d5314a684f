import { styled } from "@mui/material/styles";
import { useI18nProvider } from "react-admin";
import { formatInstant } from "../../../../framework/admin/display/format.ts";
import { useSpeech } from "../../../../framework/admin/display/useSpeech.ts";
import { useWords } from "../../../../framework/admin/useWords.ts";
import { orders } from "../../orders.ts";
import type { Order } from "../order.ts";
import { useSay } from "../useSay.ts";
import { sentenceOf } from "./sentence.ts";

const Line = styled("ol")(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    ...theme.typography.body2,
    listStyle: "none",
    margin: 0,
    padding: "0 0 0 18px",
    "& li": { position: "relative", paddingBottom: 14, overflowWrap: "anywhere" },
    "& li::before": {
      content: '""',
      position: "absolute",
      left: -18,
      top: 6,
      width: 9,
      height: 9,
      borderRadius: "50%",
      backgroundColor: palette.primary.main,
    },
    "& li:not(:last-of-type)::after": {
      content: '""',
      position: "absolute",
      left: -14,
      top: 18,
      bottom: -4,
      width: 1,
      backgroundColor: palette.divider,
    },
    "& small": { display: "block", color: palette.text.secondary, fontSize: theme.typography.caption.fontSize },
  };
});

/** Everything that happened to the order, the latest first. */
export function Timeline({ order }: { order: Order }) {
  const say = useSay();
  const i18n = useI18nProvider();
  const words = useWords(orders);
  const { timeZone } = useSpeech();
  const known = (key: string) => i18n.translate(`resources.${orders.name}.${key}`, { _: "" }) !== "";
  const events = [...order.events].sort(
    (one, other) => Date.parse(other.at) - Date.parse(one.at) || (other.id ?? 0) - (one.id ?? 0),
  );
  if (events.length === 0) return <>{say("show.noEvents")}</>;
  return (
    <Line>
      {events.map((event) => (
        <li key={event.id}>
          {sentenceOf(event, { say, choice: words.choice, known })}
          <small>
            {formatInstant(event.at, timeZone)} · {words.wordAt("rowChoices.events.whoKind", event.whoKind)}
            {event.whoName && event.whoKind !== "system" && ` · ${event.whoName}`}
          </small>
        </li>
      ))}
    </Line>
  );
}
