import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";
import { useRecordInPage } from "../../../../framework/admin/show/RecordProvider.tsx";
import { SectionCard } from "../../../../framework/admin/show/SectionCard.tsx";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { TimelineByline } from "../../orders/screens/show/TimelineList.tsx";
import { toRefund } from "../../refunds/screens/refund.ts";
import { refundInterventions } from "../refundInterventions.ts";
import { RulingSum } from "./RulingSum.tsx";

/**
 * How the platform has decided: what the customer gets and who bears it, by whom, when and why.
 * Nothing before.
 */
export function RulingOutcome() {
  const { record } = useRecordInPage(refundInterventions);
  const translate = useTranslate();
  const messages = useResourceMessages(refundInterventions);
  const { logs, refundAmount, freightAmount, memberName = null } = toRefund(record);
  const log = logs.findLast(({ kind }) => kind === "platformAgreed" || kind === "platformRejected");
  if (!log) return null;
  const { shop = null, platformBears } = record;
  const isForCustomer = log.kind === "platformAgreed";
  const t = (key: string) => translate(`resources.refundInterventions.screen.outcome.${key}`);
  const freight = freightAmount ?? 0;
  return (
    <SectionCard
      title={t("title")}
      tool={
        <Typography variant="body2" color="text.secondary">
          {messages.choice("ruling", isForCustomer ? "customer" : "shop")}
        </Typography>
      }
    >
      {isForCustomer ? (
        <RulingSum
          goods={(refundAmount ?? 0) - freight}
          freight={freight}
          platformBears={platformBears ?? 0}
          customer={memberName}
          shop={shop}
        />
      ) : (
        <Typography>{t("nothing")}</Typography>
      )}
      <Box sx={{ mt: 1.5, color: "text.secondary", "& small": { typography: "caption" } }}>
        <TimelineByline at={log.at} by={t("by")} name={log.whoName} />
      </Box>
      {log.content && (
        <Typography sx={{ mt: 0.5, whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
          {log.content}
        </Typography>
      )}
    </SectionCard>
  );
}
