import { useId } from "react";
import { useTranslate } from "react-admin";
import { useController } from "react-hook-form";
import { InvalidValue, parseValue } from "../../schema/index.ts";
import { useResourceMessages } from "../useResourceMessages.ts";
import { FieldMessage } from "./FieldMessage.tsx";
import { formatError } from "./formatError.ts";
import type { KindInputProps } from "./InputProps.ts";

/**
 * Connects an input with the form: returns its value and change handler, its error or help text,
 * and the ids that link the message to the input.
 */
export function useField({ resource, field, name, source, label, compact }: KindInputProps) {
  const translate = useTranslate();
  const messages = useResourceMessages(resource);
  const id = useId();
  const { field: control, fieldState } = useController({
    name: source,
    rules: {
      // For forms without a schema: rejects text that is not a value of the field's kind.
      validate: (value: unknown) =>
        (typeof value === "string" ? unreadable(value) : undefined) ?? true,
    },
  });
  function unreadable(value: string): string | undefined {
    try {
      parseValue(field, value);
    } catch (error) {
      if (!(error instanceof InvalidValue)) throw error;
      return translate(error.issue.key, { field: label, ...error.issue.params });
    }
  }
  const value: unknown = control.value;
  const error = formatError(fieldState.error, translate);
  const help = field.options.help && !compact ? messages.help(name) : null;
  return {
    id,
    translate,
    value,
    change: control.onChange as (value: unknown) => void,
    blur: control.onBlur,
    ref: control.ref,
    required: Boolean(field.options.required),
    rawError: fieldState.error,
    error,
    /** The text below the input: the help, and the error under it. */
    message: error === null ? help : <FieldMessage help={help} error={error} />,
    messageId: `${id}-message`,
  };
}
/** What `useField` returns. */
export type FieldControl = ReturnType<typeof useField>;
