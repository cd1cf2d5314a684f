/** The digits of a code that stay readable, by which its recipient recognizes it. */
const shown = 3;

/** Masks the codes of a message: "123990" becomes "•••990". */
export const maskCodes = (text: string): string =>
  text.replace(/(?<![\d.$])\d{4,8}(?!\d|\.\d)/g, (code) =>
    code.slice(-shown).padStart(code.length, "•"),
  );
