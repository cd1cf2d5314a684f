/** Returns the locale that dates are formatted in: English ones name the day before the month. */
export const getDateLocale = (locale: string): string => (locale === "en" ? "en-AU" : locale);
