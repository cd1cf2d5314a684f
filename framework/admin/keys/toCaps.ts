import { isApple } from "./bindings.ts";

const caps: Readonly<Record<string, string>> = {
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
  Escape: "Esc",
  " ": "Space",
  Mod: isApple ? "⌘" : "Ctrl",
};

/** Returns what is printed on the keys of a combination: `Mod+k` is Ctrl and K. */
export const toCaps = (combination: string): string[] =>
  combination
    .split("+")
    .map((part) => caps[part] ?? (part.length === 1 ? part.toUpperCase() : part));
