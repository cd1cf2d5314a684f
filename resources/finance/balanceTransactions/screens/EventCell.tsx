import Box from "@mui/material/Box";
import {
  CircleCheck,
  Landmark,
  Percent,
  ReceiptText,
  Scale,
  ShoppingBag,
  Truck,
  Undo2,
} from "lucide";
import type { ReactNode } from "react";
import { useTranslate } from "react-admin";
import { createIcon } from "../../../../framework/admin/icons/createIcon.tsx";
import type { DisplayComponent } from "../../../../framework/admin/resources.tsx";
import { tokens } from "../../../../framework/admin/theme/tokens.ts";
import { weights } from "../../../../framework/admin/theme/typography.ts";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { balanceTransactions } from "../balanceTransactions.ts";
import { CauseLink } from "./CauseLink.tsx";
import { describeEvent, type EventRecord } from "./describeEvent.ts";

const icons = {
  earned: createIcon(CircleCheck),
  refund: createIcon(Undo2),
  payout: createIcon(Landmark),
  commission: createIcon(Percent),
  order: createIcon(ShoppingBag),
  freight: createIcon(Truck),
  adjust: createIcon(Scale),
  other: createIcon(ReceiptText),
} as const;

/** What happened, in one line: the event, the order or payout that caused it, and the rest. */
export const EventCell: DisplayComponent<typeof balanceTransactions> = ({ record }) => {
  const translate = useTranslate();
  const messages = useResourceMessages(balanceTransactions);
  const { icon, title, tail } = describeEvent(record as EventRecord);
  const Icon = icons[icon];
  const t = (key: string) => translate(`resources.balanceTransactions.screen.events.${key}`);
  const parts: ReactNode[] = [];
  if (record.cause || record.orderNo || record.refNo)
    parts.push(<CauseLink key="cause" record={record} />);
  if (tail)
    parts.push(
      <Box component="span" key="tail" sx={{ display: { xs: "none", sm: "inline" } }}>
        {t(tail)}
      </Box>,
    );
  if (record.remark) parts.push(<span key="remark">{record.remark}</span>);
  return (
    <Box
      component="span"
      sx={{
        display: "inline-flex",
        alignItems: "center",
        gap: 1,
        maxWidth: "100%",
        "& svg": { flexShrink: 0, fontSize: 16, color: tokens.ink2 },
      }}
    >
      <Icon aria-hidden />
      <Box
        component="span"
        sx={{
          overflow: "hidden",
          textOverflow: "ellipsis",
          whiteSpace: { xs: "nowrap", sm: "inherit" },
          color: tokens.ink2,
        }}
      >
        <Box component="span" sx={{ color: tokens.ink, fontWeight: weights.strong }}>
          {title ? t(title) : messages.choice("type", record.type ?? "")}
        </Box>
        {parts.length > 0 && " · "}
        {parts.flatMap((part, at) => (at === 0 ? [part] : [" ", part]))}
      </Box>
    </Box>
  );
};
