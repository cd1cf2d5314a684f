import type { Locale } from "./app.ts";
import type { Resource } from "./defineResource.ts";
import type { Fields } from "./field.ts";
import type { ValueTraits } from "./traits.ts";

/**
 * Labels of some values in every language, for the resources that have them as choices.
 *
 * @example
 * ```ts
 * const stateNames: Partial<Names<"active" | "paused">> = {
 *   en: { active: "Active", paused: "Paused" },
 * };
 * ```
 */
export type Names<W extends string> = Readonly<Record<Locale, Readonly<Record<W, string>>>>;

type ChoiceMessages<F extends Fields> = {
  [K in keyof F as ValueTraits<F[K]> extends { choice: string } ? K : never]?: F[K] extends {
    value?: infer V;
  }
    ? Record<Extract<NonNullable<V> extends (infer W)[] ? W : NonNullable<V>, string>, string>
    : never;
};
type InnerChoiceMessages = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>
>;
/** Messages by key, nested by their dots. */
export interface MessageTree {
  readonly [key: string]: string | MessageTree;
}
type FieldMessages<F extends Fields> = { [K in keyof F]?: string };

/**
 * The messages of a resource in one language, as the default export of `locales/<language>.ts`.
 * Missing English messages are generated from the names; the other languages must be complete,
 * which `npm run check` enforces. `name` is "singular |||| plural".
 *
 * @example
 * ```ts
 * const en: ResourceMessages<typeof suppliers> = {
 *   name: "Supplier |||| Suppliers",
 *   fields: { minimumOrder: "Minimum order" },
 *   choices: { status: { active: "Active", paused: "Paused" } },
 *   actions: { pause: "Pause", resume: "Resume" },
 *   done: { pause: "Supplier paused", resume: "Supplier resumed" },
 *   errors: { hasDrafts: "%{name} still has draft purchases" },
 *   empty: "Add the companies that you buy from.",
 * };
 * ```
 */
export interface ResourceMessages<R extends Resource = Resource> {
  name: string;
  /** Name of the resource's own list, if that shows only some of its rows. */
  listName?: string;
  /**
   * The name of a record where its label alone does not identify it or says too little, with fields
   * of the record: "%{number} · %{publisher}". Without one of them, the label is the name.
   */
  recordTitle?: string;
  fields?: FieldMessages<R["fields"]>;
  choices?: ChoiceMessages<R["fields"]>;
  /** Labels of actions, and what audited calls did. */
  actions?: Partial<Record<keyof R["actions"] | keyof R["calls"], string>>;
  /**
   * Consequences of an action, shown before it runs, if its name and state do not make them clear.
   */
  consequences?: Partial<Record<keyof R["actions"], string>>;
  /**
   * Titles of an action's dialog, as a question or a verb phrase, such as "Approve loan?". `what`
   * is the record's name or the number of records. Otherwise generated from the action's label.
   */
  titles?: Partial<Record<keyof R["actions"], string>>;
  /**
   * The titles of the dialogs about one record, with fields of the record, such as "Lend %{title}
   * to %{reader}?"; in their place `titles`, where one of the fields is empty.
   */
  questions?: Partial<Record<keyof R["actions"], string>>;
  /**
   * Past-tense sentences that say that an action succeeded, such as "Loan approved"; one for each
   * state if the action leads to several with different results.
   */
  done?: Partial<Record<keyof R["actions"], string | Readonly<Record<string, string>>>>;
  /**
   * The same sentences about one record, which name it: "Loan %{name} approved". An action without
   * one has the name put into its sentence of `done`.
   */
  doneNamed?: Partial<Record<keyof R["actions"], string>>;
  /** What a member did to one record, after the member's name: "approved loan %{name}". */
  did?: Partial<Record<keyof R["actions"], string>>;
  /** Titles of the form's sections. */
  groups?: Readonly<Record<string, string>>;
  tabs?: Readonly<Record<string, string>>;
  /** Lines of the to-do list by tab, with the number: "One loan due |||| %{smart_count} …". */
  toDo?: Readonly<Record<string, string>>;
  /** What a task of each of its queues does, such as "Send loan reminder". */
  queues?: Readonly<Record<string, string>>;
  /** What each of its jobs does, such as "Remind readers". */
  jobs?: Readonly<Record<string, string>>;
  /** Names of additional views, in the menu and as titles. */
  views?: Partial<Record<Extract<keyof R["views"], string>, string>>;
  /** Labels of filters that are not fields. */
  filters?: Partial<Record<keyof R["filters"], string>>;
  help?: FieldMessages<R["fields"]>;
  /** Why a field with `lockedWhen` cannot be changed, and what to do. */
  locked?: FieldMessages<R["fields"]>;
  /** Why a record that `deletableWhen` excludes cannot be deleted, and what to do first. */
  undeletable?: string;
  /** Labels of permissions that neither an operation nor an action has, such as that of a call. */
  operations?: Readonly<Record<string, string>>;
  /**
   * Labels of fields of child rows, by the `rows` field; `inputs`: those of action dialogs, by
   * action.
   */
  rows?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  inputs?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The number of child rows in a cell, by the `rows` field: "%{smart_count} item |||| …". */
  rowCounts?: FieldMessages<R["fields"]>;
  /**
   * Labels of choices inside child rows and dialogs, by the containing field or action and by the
   * field.
   */
  rowChoices?: InnerChoiceMessages;
  inputChoices?: InnerChoiceMessages;
  /** Labels of the choices of filters that are not fields, by the filter. */
  filterChoices?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Messages of the error codes of its rules. */
  errors?: Readonly<Record<string, string>>;
  /** Messages of fields that violate its rules. */
  validation?: Readonly<Record<string, string>>;
  /** Messages about values that an import changes or omits. */
  importNotes?: Readonly<Record<string, string>>;
  /** Messages of its custom screens, by their own keys. */
  screen?: MessageTree;
  /** Text of the empty list: its purpose, and what to do. */
  empty?: string;
}
