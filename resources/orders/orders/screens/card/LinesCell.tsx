import { Thumbnail } from "../../../../../framework/admin/display/media.tsx";
import { noValue } from "../../../../../framework/admin/display/noValue.ts";
import { useFormat } from "../../../../../framework/admin/display/useFormat.ts";
import { createLazyComponent } from "../../../../../framework/admin/lazy/createLazyComponent.tsx";
import type { Translate } from "../../../../../framework/admin/resources.tsx";
import type { ContentLanguage } from "../../../../../framework/schema/index.ts";
import { getGoodsName, type OrderRecord, toOrder } from "../order.ts";
import { useMessages } from "../useMessages.ts";

const LazyGoodsTable = createLazyComponent(
  async () => (await import("../show/GoodsTable.tsx")).GoodsTable,
);

/**
 * The lines of an order: in a cell the first one and the number of others, on a page every line.
 */
export function LinesCell({ record, page }: { record: OrderRecord; page?: boolean }) {
  const t = useMessages();
  const { language } = useFormat();
  const order = toOrder(record);
  if (page) return <LazyGoodsTable order={order} />;
  const [first, ...more] = order.lines;
  if (!first) return noValue;
  return (
    <span
      style={{
        display: "inline-flex",
        alignItems: "center",
        verticalAlign: "middle",
        gap: 8,
        maxWidth: "100%",
      }}
    >
      {first.mainImg && <Thumbnail address={first.mainImg} alt="" size={26} />}
      {/* Of a long line its name is cut, never how many there are. */}
      <span style={{ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }}>
        {getGoodsName(first, language)}
      </span>
      <span style={{ flexShrink: 0, whiteSpace: "nowrap", marginInlineStart: -4 }}>
        × {first.qty}
        {more.length > 0 && ` ${t("card.more", { smart_count: more.length })}`}
      </span>
    </span>
  );
}

/** An approximation of the cell's text, including space for the picture. */
export function formatLines(
  record: OrderRecord,
  language: ContentLanguage,
  translate: Translate,
): string {
  const [first, ...more] = toOrder(record).lines;
  if (!first) return "";
  const text = `00000 ${getGoodsName(first, language)} × ${first.qty}`;
  const others = { smart_count: more.length };
  return more.length > 0
    ? `${text} ${translate("resources.orders.screen.card.more", others)}`
    : text;
}
