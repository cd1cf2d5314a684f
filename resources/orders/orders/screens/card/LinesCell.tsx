import { Thumbnail } from "../../../../../framework/admin/display/media.tsx";
import { noValue } from "../../../../../framework/admin/display/noValue.ts";
import { useFormat } from "../../../../../framework/admin/display/useFormat.ts";
import { createLazyComponent } from "../../../../../framework/admin/lazy/createLazyComponent.tsx";
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
      <span style={{ overflow: "hidden", textOverflow: "ellipsis" }}>
        {getGoodsName(first, language)} × {first.qty}
        {more.length > 0 && ` ${t("card.more", { smart_count: more.length })}`}
      </span>
    </span>
  );
}

/** An approximation of the cell's text, including space for the picture. */
export function formatLines(record: OrderRecord, language: ContentLanguage): string {
  const [first] = toOrder(record).lines;
  return first ? `00000 ${getGoodsName(first, language)} × ${first.qty}` : "";
}
