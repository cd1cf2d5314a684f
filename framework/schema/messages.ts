import type { Fields } from "./field.ts";
import type { Resource } from "./resource.ts";

/** The interface's languages. */
export const locales = ["en", "zh-CN", "zh-TW"] as const;
export type Locale = (typeof locales)[number];
/** What each of some words is called in every language, for the resources that have them as choices. */
export type Names<W extends string> = Readonly<Record<Locale, Readonly<Record<W, string>>>>;

type ChoiceMessages<F extends Fields> = {
  [K in keyof F as F[K]["kind"] extends "choice" | "choices" ? K : never]?: F[K] extends { value?: infer V }
    ? Record<Extract<NonNullable<V> extends (infer W)[] ? W : NonNullable<V>, string>, string>
    : never;
};
type InnerChoiceMessages = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;
export interface MessageTree {
  readonly [key: string]: string | MessageTree;
}
type FieldMessages<F extends Fields> = { [K in keyof F]?: string };

/**
 * The words of a resource in one language. English follows from the names where nothing is written; the other languages
 * must say everything, which `npm run check` holds. `name` is "one |||| several".
 */
export interface ResourceMessages<R extends Resource = Resource> {
  name: string;
  /** What its own list is called, where that shows only some of its rows. */
  listName?: string;
  fields?: FieldMessages<R["fields"]>;
  choices?: ChoiceMessages<R["fields"]>;
  actions?: Partial<Record<keyof R["actions"], string>>;
  /** What an action leads to, said before it is done where its name and its state do not say it. */
  consequences?: Partial<Record<keyof R["actions"], string>>;
  /** Titles of the form's sections. */
  groups?: Readonly<Record<string, string>>;
  tabs?: Readonly<Record<string, string>>;
  /** What further views are called, in the menu and above them. */
  views?: Partial<Record<Extract<keyof R["views"], string>, string>>;
  help?: FieldMessages<R["fields"]>;
  /** Fields of child rows, by the field that holds them; and of actions' dialogs, by the action. */
  rows?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  inputs?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Choices of fields inside child rows and dialogs, by what holds the field and by the field. */
  rowChoices?: InnerChoiceMessages;
  inputChoices?: InnerChoiceMessages;
  /** Sentences of refusals that the rules of the resource throw. */
  refusals?: Readonly<Record<string, string>>;
  /** What its own screens say, by keys of their own. */
  screen?: MessageTree;
  /** What the empty list says: what this is for, and what to do. */
  empty?: string;
}
