import { createContext, useContext } from "react";
import type { Fields, Resource } from "../../schema/index.ts";
import type { AdminRecord } from "../provider.ts";
import type { SectionFields } from "./formFields.ts";

/** What the pieces of a form share. */
export interface OpenForm {
  resource: Resource;
  /** The stored record; undefined while a new one is created. */
  record: AdminRecord | undefined;
  /** The declared sections that the actor may see. */
  sections: readonly SectionFields[];
  /** The fields that have inputs. */
  fields: Fields;
  /** In a dialog, sections have no frames. */
  dialog: boolean;
}
const FormContext = createContext<OpenForm | null>(null);
export const OpenFormProvider = FormContext.Provider;

/**
 * Returns the form around a piece.
 *
 * @throws {Error} outside of a `RecordForm`.
 */
export function useOpenForm(): OpenForm {
  const form = useContext(FormContext);
  if (!form) throw new Error("useOpenForm: no RecordForm above");
  return form;
}
