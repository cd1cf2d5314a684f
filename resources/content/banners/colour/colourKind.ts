import {
  type CommonOptions,
  defineKind,
  InvalidValue,
  text,
} from "../../../../framework/schema/index.ts";

/** Options of `colour` in addition to those of every kind. */
export interface ColourOptions extends CommonOptions {
  /** Colours that the input offers, as `#rrggbb`. */
  palette?: readonly string[];
}

const short = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/;
const long = /^#?([0-9a-f]{6})$/;

/** Parses `#rrggbb`, in any case, without the sign or as `#rgb`. */
function parseColour(raw: unknown): string {
  const given = typeof raw === "string" ? raw.trim().toLowerCase() : "";
  const digits = given.replace(short, "$1$1$2$2$3$3").replace(long, "$1");
  if (!/^[0-9a-f]{6}$/.test(digits)) throw new InvalidValue("resources.banners.errors.notColour");
  return `#${digits}`;
}

/**
 * Declares a colour: a string `#rrggbb` in small letters.
 *
 * @example
 * ```ts
 * const background = colour({ default: "#ffffff", palette: ["#ffffff", "#1f2937"] });
 * ```
 */
export const colour = defineKind<string, ColourOptions>()({
  ...text.type,
  name: "colour",
  base: "text",
  traits: {},
  options: ["palette"],
  filters: ["is", "isNot", "isEmpty", "isFilled"],
  format: /^#[0-9a-f]{6}$/,
  parse: parseColour,
});
