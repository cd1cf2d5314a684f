const mark = "TODO ";

/** Marks a generated text, so that `npm run check` asks for its translation. */
export const markUntranslated = (text: string): string => mark + text;
export const isUntranslated = (text: string): boolean => text.includes(mark);
