import type { Resource } from "../../../schema/index.ts";
import type { FormatContext } from "../../display/DisplayProps.ts";
import { noValue } from "../../display/noValue.ts";
import { getValueDisplay } from "../../fields/displays.ts";
import type { AdminRecord } from "../../provider.ts";
import { latinWeights } from "../../theme/typography.ts";
import type { Column } from "./columns.ts";

/** Approximate text of a cell, used only to estimate its width. */
export function estimateText(
  resource: Resource,
  column: Column,
  record: AdminRecord,
  format: FormatContext,
): string {
  const { name, field } = column;
  const value: unknown = record[name];
  const named = record._labels?.[name];
  if (named) return [named].flat().join(", ");
  if (value === null || value === undefined) return noValue;
  const { estimate } = getValueDisplay(field, format.displays);
  return estimate ? estimate({ resource, field, name, value, format }) : String(value);
}

const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]/;
const em = 13;
let canvas: OffscreenCanvasRenderingContext2D | null | undefined;
/** Measures a text in the page's font without a layout; null where there is no canvas. */
function measureText(text: string, bold: boolean): number | null {
  if (canvas === undefined)
    canvas =
      typeof OffscreenCanvas === "undefined" ? null : new OffscreenCanvas(1, 1).getContext("2d");
  if (!canvas) return null;
  canvas.font = `${bold ? latinWeights.medium : latinWeights.text} ${em}px ${getComputedStyle(document.body).fontFamily}`;
  // All figures are as wide as a zero.
  // A canvas knows no optical sizes, which widen small letters by up to two hundredths.
  return Math.ceil(canvas.measureText(text.replaceAll(/\d/g, "0")).width * 1.015) + 3;
}
/** Estimates the maximum width of a text in pixels. */
export function estimateTextWidth(text: string, bold = false): number {
  const measured = measureText(text, bold);
  if (measured !== null) return measured;
  let [full, narrow] = [0, 0];
  for (const letter of text) {
    if (wide.test(letter)) full += em;
    else if (/[ .,:'|ijl]/.test(letter)) narrow += em * 0.3;
    else if (/[mwMW]/.test(letter)) narrow += em * 0.92;
    else if (/[A-Z0-9$%@+]/.test(letter)) narrow += em * 0.66;
    else narrow += em * 0.59;
  }
  return Math.ceil(full + narrow * (bold ? 1.06 : 1));
}

/** Width of a heading in pixels if it may wrap to two lines. */
export function estimateHeadingWidth(text: string): number {
  const whole = estimateTextWidth(text, true);
  if (wide.test(text)) return [...text].length > 4 ? Math.ceil(whole / 2) + em : whole;
  const messages = text.split(" ");
  const line = (from: number, to?: number) =>
    estimateTextWidth(messages.slice(from, to).join(" "), true);
  return Math.min(...messages.map((_, at) => Math.max(line(0, at), line(at))));
}
