const mark = "TODO ";

/** Marks a text that `npm run messages` generated, so that `npm run check` asks for a translation. */
export const markUntranslated = (text: string): string => mark + text;
export const isUntranslated = (text: string): boolean => text.includes(mark);
