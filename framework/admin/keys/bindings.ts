/** Where a key works, which is also the group of the sheet that lists it. */
export const keyScopes = ["everywhere", "list", "record", "form", "tree"] as const;
export type KeyScope = (typeof keyScopes)[number];

export interface Binding {
  readonly scope: KeyScope;
  /** Keys that mean the same: names of `KeyboardEvent.key`, after `Mod+`, `Shift+` or `Alt+`. */
  readonly keys: readonly string[];
  /** The name of the message, where it is that of another key. */
  readonly message?: string;
}
/**
 * Every key of the screens, by what it does; `Mod` is Ctrl, or ⌘ on a Mac. Handlers find their key
 * here, and the sheet of all keys lists them: what a key does is the same in every list and record.
 */
export const bindings = {
  find: { scope: "everywhere", keys: ["Mod+k"] },
  go: { scope: "everywhere", keys: ["g"] },
  create: { scope: "everywhere", keys: ["n"] },
  undo: { scope: "everywhere", keys: ["Mod+z"] },
  help: { scope: "everywhere", keys: ["?"] },

  search: { scope: "list", keys: ["/"] },
  next: { scope: "list", keys: ["j", "ArrowDown"] },
  previous: { scope: "list", keys: ["k", "ArrowUp"] },
  first: { scope: "list", keys: ["Home"] },
  last: { scope: "list", keys: ["End"] },
  open: { scope: "list", keys: ["Enter"] },
  step: { scope: "list", keys: ["s"] },
  edit: { scope: "list", keys: ["e"] },
  editCell: { scope: "list", keys: ["F2"] },
  select: { scope: "list", keys: ["x", " "] },
  selectRange: { scope: "list", keys: ["Shift+x"] },
  clear: { scope: "list", keys: ["Escape"] },
  resizeColumn: { scope: "list", keys: ["Shift+ArrowLeft", "Shift+ArrowRight"] },

  nextRecord: { scope: "record", keys: ["j"], message: "next" },
  previousRecord: { scope: "record", keys: ["k"], message: "previous" },
  recordStep: { scope: "record", keys: ["s"], message: "step" },
  editRecord: { scope: "record", keys: ["e"], message: "edit" },
  back: { scope: "record", keys: ["Escape"] },

  save: { scope: "form", keys: ["Mod+s"] },
  confirm: { scope: "form", keys: ["Mod+Enter"] },
  close: { scope: "form", keys: ["Escape"] },

  toggleBranch: { scope: "tree", keys: ["ArrowLeft", "ArrowRight"] },
  moveBranch: {
    scope: "tree",
    keys: ["Alt+ArrowUp", "Alt+ArrowDown", "Alt+ArrowLeft", "Alt+ArrowRight"],
  },
} as const satisfies Readonly<Record<string, Binding>>;
/** What a key does. */
export type KeyName = keyof typeof bindings;

export const isApple = /Mac|iPhone|iPad/.test(globalThis.navigator?.userAgent ?? "");

/** Whether a key is a character, which rests while somebody types and can be switched off. */
export const isCharacter = (key: string): boolean => key.length === 1 && key !== " ";
