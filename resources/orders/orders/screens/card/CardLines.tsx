import Button from "@mui/material/Button";
import { useState } from "react";
import { useResourceMessages } from "../../../../../framework/admin/useResourceMessages.ts";
import { orders } from "../../orders.ts";
import type { OrderLine } from "../order.ts";
import { useMessages } from "../useMessages.ts";
import { CardLine } from "./CardLine.tsx";

/** More lines would push the orders below out of sight. */
const maxShown = 4;

/** The first lines of an order, and the others on demand. */
export function CardLines({ lines }: { lines: readonly OrderLine[] }) {
  const t = useMessages();
  const messages = useResourceMessages(orders);
  const [all, setAll] = useState(false);
  const shown = all || lines.length <= maxShown + 1 ? lines : lines.slice(0, maxShown);
  const more = lines.length - shown.length;
  return (
    <div className="goods">
      <ul className="lines" aria-label={messages.field("lines")}>
        {shown.map((line) => (
          <CardLine key={line.id} line={line} />
        ))}
      </ul>
      {more > 0 && (
        <Button size="small" sx={{ mt: 1 }} onClick={() => setAll(true)}>
          {t("card.more", { smart_count: more })}
        </Button>
      )}
    </div>
  );
}
