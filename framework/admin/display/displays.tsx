import Check from "@mui/icons-material/Check";
import Remove from "@mui/icons-material/Remove";
import {
  type ContentLanguage,
  contentLanguages,
  type Field,
  type JsonOptions,
  type Kind,
} from "../../schema/index.ts";
import type { Display, DisplayProps } from "./DisplayProps.ts";
import { formatInstant, formatMoney, formatNumber, formatPercent } from "./format.ts";
import { chooseLanguage, isLocalized } from "./localized.ts";
import { fileLink, thumbnail, thumbnails, webLink } from "./media.tsx";
import { renderReferenceLink, renderReferenceLinks } from "./reference.tsx";
import { renderChildRows } from "./rows.tsx";
import { StatusChip } from "./StatusChip.tsx";
import { getTone } from "./tones.ts";

const isNothing = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === "" ||
  (Array.isArray(value) && value.length === 0);

/** Whether an amount can be zero; otherwise an empty one means that there is none. */
const canBeZero = ({ options }: Field): boolean =>
  !("min" in options && typeof options.min === "number" && options.min > 0);

/**
 * Renders any value by its kind; an empty value is an em dash, an empty amount zero if the field
 * can be zero.
 */
export function renderValue(shown: DisplayProps) {
  if (shown.field.kind === "money" && isNothing(shown.value) && canBeZero(shown.field))
    return displays.money({ ...shown, value: 0 });
  if (shown.field.kind !== "computed" && isNothing(shown.value)) return "—";
  return displays[shown.field.kind](shown);
}

const asNumber = (write: (value: number, shown: DisplayProps) => string): Display => {
  return (shown) =>
    typeof shown.value === "number" ? (
      <span style={{ whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" }}>
        {write(shown.value, shown)}
      </span>
    ) : (
      String(shown.value)
    );
};
const plain: Display = ({ value }) => String(value);
/** A cell truncates long text; a page preserves line breaks. */
const lines: Display = ({ value, page }) =>
  page ? (
    <span style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>{String(value)}</span>
  ) : (
    String(value)
  );

/** Uses the declaration's `formatLine`, otherwise the raw value. */
const structure: Display = ({ value, page, field }) => {
  const { check, formatLine } = field.options as Partial<JsonOptions<unknown>>;
  if (formatLine && check?.(value)) return formatLine(value);
  if (!page) return JSON.stringify(value);
  return (
    <pre style={{ margin: 0, whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
      {JSON.stringify(value, null, 2)}
    </pre>
  );
};
/** A table without enough width hides the seconds. */
const withSeconds = (instant: string) => (
  <>
    {instant.slice(0, 16)}
    <span className="seconds">{instant.slice(16)}</span>
  </>
);
const getChoiceLabel = (
  { resource, name, choiceMessages = `choices.${name}`, format }: DisplayProps,
  value: unknown,
) =>
  format.translate(`resources.${resource.name}.${choiceMessages}.${String(value)}`, {
    _: String(value),
  });
const text = (html: string) =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/&nbsp;/g, " ")
    .replace(/\s+/g, " ")
    .trim();
const isPair = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** Formats minutes as "1 h 30 min". */
function duration(minutes: number, { format }: DisplayProps): string {
  const [days, hours, rest] = [
    Math.floor(minutes / 1440),
    Math.floor((minutes % 1440) / 60),
    minutes % 60,
  ];
  const parts = [
    days && ["days", days],
    hours && ["hours", hours],
    (rest || minutes === 0) && ["minutes", rest],
  ];
  return parts
    .filter((part) => Array.isArray(part))
    .map(([unit, count]) => format.translate(`markethall.record.duration.${unit}`, { count }))
    .join(" ");
}

const Html = ({ html, lang }: { html: string; lang?: string }) => (
  // The server sanitized the HTML before storing it.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rich text is HTML
  <div className="rich-text" lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
);
const everyLanguage: Display = (shown) => {
  const { value, field, page, format } = shown;
  if (!isLocalized(value)) return String(value);
  const { languages = contentLanguages, rich } = field.options as {
    languages?: readonly ContentLanguage[];
    rich?: boolean;
  };
  const own = chooseLanguage(value, format.language);
  if (!page) return own === null ? "—" : rich ? text(own) : own;
  return (
    <span
      style={{ display: "grid", gridTemplateColumns: "max-content 1fr", columnGap: 12, rowGap: 2 }}
    >
      {languages.flatMap((language) => [
        <span key={`${language} name`} style={{ opacity: 0.7 }}>
          {format.translate(`language.${language}`)}
        </span>,
        rich && value[language] ? (
          <Html key={language} lang={htmlLanguages[language]} html={value[language]} />
        ) : (
          <span key={language} lang={htmlLanguages[language]} style={{ whiteSpace: "pre-wrap" }}>
            {value[language] || "—"}
          </span>
        ),
      ])}
    </span>
  );
};
export const htmlLanguages: Readonly<Record<ContentLanguage, string>> = {
  en: "en",
  zhCN: "zh-CN",
  zhTW: "zh-TW",
  km: "km",
};

/** The display of each kind of field. */
const displays: Record<Kind, Display> = {
  text: plain,
  longText: lines,
  richText: ({ value, page }) => (page ? <Html html={String(value)} /> : text(String(value))),
  localized: everyLanguage,
  integer: asNumber((value, { name, format }) =>
    name === "id" ? String(value) : formatNumber(value, format.locale),
  ),
  decimal: asNumber((value, { field, format }) => {
    const { decimals = 2, unit } = field.options as { decimals?: number; unit?: string };
    const number = formatNumber(value, format.locale, 0, decimals);
    return unit ? `${number} ${unit}` : number;
  }),
  money: asNumber(formatMoney),
  percent: asNumber((value, { format }) => formatPercent(value, format.locale)),
  boolean: ({ value, page, format }) => {
    const message = format.translate(value ? "ra.boolean.true" : "ra.boolean.false");
    if (page) return message;
    const Icon = value ? Check : Remove;
    return <Icon fontSize="small" titleAccess={message} color={value ? "success" : "disabled"} />;
  },
  choice: (shown) => (
    <StatusChip tone={getTone(String(shown.value))}>
      {getChoiceLabel(shown, shown.value)}
    </StatusChip>
  ),
  choices: (shown) =>
    shown.page ? (
      <span style={{ display: "inline-flex", flexWrap: "wrap", gap: 4, maxWidth: "100%" }}>
        {[shown.value].flat().map((value) => (
          <StatusChip key={String(value)} tone="neutral">
            {getChoiceLabel(shown, value)}
          </StatusChip>
        ))}
      </span>
    ) : (
      // A truncated sentence is still readable, truncated chips are not.
      [shown.value]
        .flat()
        .map((value) => getChoiceLabel(shown, value))
        .join(shown.format.language === "en" ? ", " : "、")
    ),
  date: plain,
  dateTime: ({ value, format }) => (
    <time
      dateTime={String(value)}
      title={formatInstant(String(value), format.timeZone)}
      style={{ whiteSpace: "nowrap" }}
    >
      {withSeconds(formatInstant(String(value), format.timeZone))}
    </time>
  ),
  duration: asNumber(duration),
  dateRange: ({ value }) => (isPair(value) ? `${value.from} – ${value.to}` : String(value)),
  email: ({ value }) => webLink(`mailto:${value}`, String(value)),
  phone: ({ value }) => webLink(`tel:${String(value).replace(/[^+\d]/g, "")}`, String(value)),
  url: ({ value }) =>
    webLink(String(value), String(value).replace(/^https?:\/\/(www\.)?|\/$/g, "")),
  password: () => "••••••••",
  image: (shown) => thumbnail(shown, String(shown.value)),
  images: thumbnails,
  video: fileLink,
  file: fileLink,
  reference: renderReferenceLink,
  references: renderReferenceLinks,
  parent: renderReferenceLink,
  rows: (shown) => renderChildRows(shown, renderValue),
  point: ({ value }) => (isPair(value) ? `${value.lat}, ${value.lng}` : String(value)),
  json: structure,
  computed: (shown) =>
    renderValue({ ...shown, field: (shown.field.options as unknown as { of: Field }).of }),
};
