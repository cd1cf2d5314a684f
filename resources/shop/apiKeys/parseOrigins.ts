/** Parses typed page addresses, separated by lines or commas. */
export const parseOrigins = (typed: string | null | undefined): string[] =>
  (typed ?? "")
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((one) => one.toLowerCase().replace(/\/$/, ""));
export const isOrigin = (text: string): boolean => /^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/.test(text);
