import { localStorageStore, type Store } from "react-admin";
import { flushWith } from "./flushPreferences.ts";

export interface PreferenceCalls {
  read: () => Promise<Readonly<Record<string, unknown>>>;
  /** A value of `null` removes a key. */
  write: (changes: Readonly<Record<string, unknown>>) => Promise<unknown>;
}
const unsentKey = "unsent";
/**
 * Milliseconds without a change before changes are sent: typing and dragging change a value many
 * times.
 */
const restMs = 800;

/**
 * Whether a key is synchronized across the member's browsers. The current state of a list is not.
 */
export const isCarried = (key: string): boolean =>
  key.startsWith("settings.") ||
  key.startsWith("search.") ||
  (key.startsWith("lists.") && !key.includes(".asked"));

const messages = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];

/** Settings chosen before signing in apply until the member chooses their own. */
const visitors = () => localStorageStore("1", "@nobody@");

/**
 * A store of a member's preferences in one shop. The server stores them, with last write wins for
 * each key, and so does this browser, for the first paint. Unsent changes are sent later. Signing
 * out does not clear the store, although react-admin calls its `reset`.
 */
export function createMemberStore(scope: string, calls: PreferenceCalls | null): Store {
  const own = localStorageStore("1", `@${scope}@`);
  const unsent = new Set(messages(own.getItem(unsentKey)));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | null = null;
  let keeps = calls !== null;
  const remember = () => own.setItem(unsentKey, [...unsent]);
  const rest = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), restMs);
  };
  const note = (key: string) => {
    if (!calls || !isCarried(key)) return;
    unsent.add(key);
    remember();
    if (keeps) rest();
  };
  async function send() {
    const changes = Object.fromEntries([...unsent].map((key) => [key, own.getItem(key) ?? null]));
    await calls?.write(changes);
    for (const [key, sent] of Object.entries(changes))
      if (JSON.stringify(own.getItem(key) ?? null) === JSON.stringify(sent)) unsent.delete(key);
    remember();
  }
  async function flush(): Promise<void> {
    clearTimeout(timer);
    await sending;
    if (!keeps || unsent.size === 0) return;
    sending = send()
      .catch(() => {})
      .finally(() => {
        sending = null;
      });
    await sending;
  }
  /**
   * Loads preferences from the server; changes of this browser that are not sent yet take
   * precedence.
   */
  async function read() {
    const stored = await calls?.read().catch(() => null);
    keeps = Boolean(stored);
    if (!stored) return;
    for (const [key, value] of Object.entries(stored))
      if (
        isCarried(key) &&
        !unsent.has(key) &&
        JSON.stringify(own.getItem(key)) !== JSON.stringify(value)
      )
        own.setItem(key, value);
    for (const key of Object.keys(own.listItems?.() ?? {}))
      if (isCarried(key) && !unsent.has(key) && !(key in stored)) own.removeItem(key);
    if (unsent.size > 0) rest();
  }
  const leave = () => {
    if (document.visibilityState === "hidden") void flush();
  };
  return {
    ...own,
    setup() {
      own.setup();
      flushWith(flush);
      document.addEventListener("visibilitychange", leave);
      if (calls) void read();
    },
    teardown() {
      document.removeEventListener("visibilitychange", leave);
      void flush();
      flushWith(null);
      own.teardown();
    },
    getItem: (key, otherwise) =>
      own.getItem(key) ??
      (key.startsWith("settings.") ? visitors().getItem(key) : undefined) ??
      otherwise,
    setItem(key, value) {
      own.setItem(key, value);
      note(key);
    },
    removeItem(key) {
      own.removeItem(key);
      note(key);
    },
    reset: () => {},
  };
}
