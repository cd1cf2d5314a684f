import { localStorageStore, type Store } from "react-admin";
import { flushWith } from "./flushPreferences.ts";

export interface PreferenceCalls {
  read: () => Promise<Readonly<Record<string, unknown>>>;
  /** `null` forgets a key. */
  write: (changes: Readonly<Record<string, unknown>>) => Promise<unknown>;
}
const unsentKey = "unsent";
/** What is typed or dragged changes many times; it is sent once it rests. */
const restMs = 800;

/** What goes with a member to every browser. Where a list stands at the moment is this browser's. */
export const isCarried = (key: string): boolean =>
  key.startsWith("settings.") || key.startsWith("search.") || (key.startsWith("lists.") && !key.includes(".asked"));

const messages = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];

/** What a visitor chose before signing in holds until the member has chosen something else. */
const visitors = () => localStorageStore("1", "@nobody@");

/**
 * What a member prefers in one shop: kept by the server, where it is last write wins key by key, and in this browser, so
 * that the first paint has it. What could not be sent is sent later. Signing out forgets nothing of it, though react-admin
 * asks the store to.
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
  /** What this browser has changed and not sent yet is newer than what the server says. */
  async function read() {
    const kept = await calls?.read().catch(() => null);
    keeps = Boolean(kept);
    if (!kept) return;
    for (const [key, value] of Object.entries(kept))
      if (isCarried(key) && !unsent.has(key) && JSON.stringify(own.getItem(key)) !== JSON.stringify(value))
        own.setItem(key, value);
    for (const key of Object.keys(own.listItems?.() ?? {}))
      if (isCarried(key) && !unsent.has(key) && !(key in kept)) own.removeItem(key);
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
      own.getItem(key) ?? (key.startsWith("settings.") ? visitors().getItem(key) : undefined) ?? otherwise,
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
