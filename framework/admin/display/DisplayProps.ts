import type { ReactNode } from "react";
import type { ContentLanguage, Field, Resource } from "../../schema/index.ts";
import type { AdminRecord } from "../provider.ts";

/** What all values of one screen are said with. */
export interface FormatContext {
  locale: string;
  language: ContentLanguage;
  timeZone: string;
  translate: (key: string, options?: Record<string, unknown>) => string;
  /** The declaration of another resource, for links to its rows; `undefined` where one may not open it. */
  target: (name: string) => Resource | undefined;
}
/** One value to be drawn. A display is a function and no component: a list calls thousands of them. */
export interface DisplayProps {
  resource: Resource;
  field: Field;
  name: string;
  value: unknown;
  /** Where the words of its choices stand among those of the resource, unless under its own name. */
  choiceMessages?: string | undefined;
  record: Pick<AdminRecord, "_labels">;
  /** On a page of its own there is room for all of it; in a cell for a glance. */
  page: boolean;
  format: FormatContext;
}
export type Display = (shown: DisplayProps) => ReactNode;
