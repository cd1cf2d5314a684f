import encodeQr from "qr";

/** Draws a text as a QR code: an SVG of `size` × `size` pixels, black on white. */
export function drawQrCode(text: string, size: number): string {
  const rows = encodeQr(text, "raw", { border: 2 });
  const squares = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  const box = `viewBox="0 0 ${rows.length} ${rows.length}" width="${size}" height="${size}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box} shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${rows.length}v${rows.length}H0z"/><path d="${squares.join("")}"/></svg>`;
}
