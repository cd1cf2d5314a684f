import type { ReactNode } from "react";
import type { ContentLanguage, Field, Resource } from "../../schema/index.ts";
import type { OwnDisplays } from "../fields/displays.ts";
import type { AdminRecord } from "../provider.ts";

/** What all values of one screen are formatted with. */
export interface FormatContext {
  locale: string;
  language: ContentLanguage;
  timeZone: string;
  /** Whether instants are shown as days; their title has the exact time. */
  daysOnly?: boolean;
  translate: (key: string, options?: Record<string, unknown>) => string;
  /** Displays of kinds that resources define. */
  displays?: OwnDisplays;
  /**
   * The declaration of another resource, for links to its rows; `undefined` if the actor may not
   * open it.
   */
  target: (name: string) => Resource | undefined;
}
/**
 * One value to render. A display is a function and not a component, because a list calls thousands
 * of them.
 */
export interface DisplayProps {
  /** Renders a value within the value. */
  renderValue: (shown: Omit<DisplayProps, "renderValue">) => ReactNode;
  resource: Resource;
  field: Field;
  name: string;
  value: unknown;
  /** Message path of the field's choices within the resource; by default the field's own name. */
  choiceMessages?: string | undefined;
  record: Pick<AdminRecord, "_labels">;
  /**
   * True on a record's page, which shows the complete value; false in a cell, which shows a
   * summary.
   */
  page: boolean;
  format: FormatContext;
}
export type Display = (shown: DisplayProps) => ReactNode;
