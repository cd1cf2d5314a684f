import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";
import { Moment } from "../../../../framework/admin/display/Moment.tsx";
import { SectionCard } from "../../../../framework/admin/show/SectionCard.tsx";
import { tokens } from "../../../../framework/admin/theme/tokens.ts";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import type { Log } from "../../refunds/log.ts";
import { refunds } from "../../refunds/refunds.ts";
import { Pictures } from "../../refunds/screens/Pictures.tsx";

interface Side {
  /** The customer, or the shop. */
  title: string;
  name: string | null;
  statements: readonly Log[];
}
const hasContent = ({ content, imgs }: Log): boolean => Boolean(content) || imgs?.length > 0;

interface Props {
  customer: string | null;
  shop: string | null;
  logs: readonly Log[];
}
/** What the customer and the shop have written and photographed, beside each other. */
export function BothSides({ customer, shop, logs }: Props) {
  const translate = useTranslate();
  const messages = useResourceMessages(refunds);
  const t = (key: string) => translate(`resources.refundInterventions.screen.sides.${key}`);
  const toSide = (kind: "buyer" | "staff", name: string | null): Side => ({
    title: messages.getChoiceLabel("rowChoices.logs.whoKind", kind),
    name,
    statements: logs.filter((log) => log.whoKind === kind && hasContent(log)),
  });
  return (
    <SectionCard title={t("title")}>
      <Box
        sx={{
          display: "grid",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
          gap: 2,
        }}
      >
        {[toSide("buyer", customer), toSide("staff", shop)].map(({ title, name, statements }) => (
          <Box
            key={title}
            component="section"
            aria-label={`${t("title")}: ${title}`}
            sx={{ p: 1.5, borderRadius: 1, backgroundColor: tokens.sunken }}
          >
            <Typography variant="subtitle2" component="h3">
              {title}
              {name && ` · ${name}`}
            </Typography>
            {statements.length === 0 && (
              <Typography color="text.secondary" sx={{ mt: 1 }}>
                {t("nothing")}
              </Typography>
            )}
            {statements.length > 0 && statements.every(({ imgs }) => !imgs?.length) && (
              <Typography variant="caption" component="div" color="text.secondary">
                {translate("resources.refunds.screen.asked.noPhotos")}
              </Typography>
            )}
            {statements.map(({ kind, content, imgs, at }) => (
              <Box key={`${kind}${at}`} sx={{ mt: 1.5 }}>
                <Typography variant="caption" component="div" color="text.secondary">
                  {messages.getChoiceLabel("rowChoices.logs.kind", kind)} · <Moment at={at} />
                </Typography>
                {content && (
                  <Typography sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
                    {content}
                  </Typography>
                )}
                {imgs?.length > 0 && (
                  <Pictures addresses={imgs} name={messages.row("logs", "imgs")} />
                )}
              </Box>
            ))}
          </Box>
        ))}
      </Box>
    </SectionCard>
  );
}
