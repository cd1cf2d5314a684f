import Chip from "@mui/material/Chip";
import type { DisplayComponent } from "../../../../framework/admin/resources.tsx";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { goods } from "../goods.ts";

/** A badge for products in a promotion; ordinary products have none. */
export const TypeBadge: DisplayComponent<typeof goods> = ({ record, page }) => {
  const messages = useResourceMessages(goods);
  const type = record.type ?? "ordinary";
  if (type === "ordinary") return page ? messages.choice("type", type) : null;
  return (
    <Chip
      size="small"
      color={type === "seckill" ? "error" : "secondary"}
      label={messages.choice("type", type)}
    />
  );
};
