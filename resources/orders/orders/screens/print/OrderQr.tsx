import encodeQr from "qr";

/** The long number of an order as a QR code, which a scanner types into any search. */
export function OrderQr({ orderNo }: { orderNo: string }) {
  const rows = encodeQr(orderNo, "raw", { border: 1 });
  const squares = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      role="img"
      aria-label={orderNo}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      style={{ width: "18mm", height: "18mm", flexShrink: 0 }}
    >
      <path d={squares.join("")} />
    </svg>
  );
}
