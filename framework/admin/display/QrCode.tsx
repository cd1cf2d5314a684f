import encodeQr from "qr";

interface Props {
  text: string;
  /** A length of CSS. */
  size: string;
}
/** A text as a QR code, which a camera or a scanner reads. */
export function QrCode({ text, size }: Props) {
  const rows = encodeQr(text, "raw", { border: 1 });
  const squares = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      role="img"
      aria-label={text}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      style={{ width: size, height: size, flexShrink: 0 }}
    >
      <path d={squares.join("")} />
    </svg>
  );
}
