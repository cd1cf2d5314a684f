import Chip from "@mui/material/Chip";
import type { DisplayComponent } from "../../../../framework/admin/resources.tsx";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { goods } from "../goods.ts";

/** A badge for products in a promotion; ordinary products have none. */
export const TypeBadge: DisplayComponent = ({ record, name, page }) => {
  const messages = useResourceMessages(goods);
  const type = String(record[name] ?? "ordinary");
  if (type === "ordinary") return page ? messages.choice(name, type) : null;
  return (
    <Chip
      size="small"
      color={type === "seckill" ? "error" : "secondary"}
      label={messages.choice(name, type)}
    />
  );
};
