import { type FormEvent, useRef, useState } from "react";
import { useTranslate } from "react-admin";
import { ApiError } from "../../framework/admin/provider.ts";

export type Values = Readonly<Record<string, string>>;
interface Options<V extends Values> {
  start: V;
  /** Whether `target` is an email address or a phone number. */
  by?: "email" | "phone";
  /** Required fields. */
  required: readonly (keyof V & string)[];
  /** Message keys below `signIn.enter` of blank fields, where they differ from the field's name. */
  enterKeys?: Partial<Record<keyof V & string, string>>;
  /** Validates the values; returns message keys by field. */
  check?: (values: V) => Partial<Record<keyof V & string, string>>;
  send(values: V): Promise<void>;
}

/**
 * State of a form that makes one call: values are retained after an error, which is shown at its
 * field or above the form.
 */
export function useCallForm<V extends Values>({
  start,
  by,
  required,
  enterKeys,
  check,
  send,
}: Options<V>) {
  const translate = useTranslate();
  const [values, setValues] = useState(start);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const focus = (name: string | undefined) =>
    name && form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  function findFieldErrors(): Record<string, string> {
    const missing = required.filter((name) => !values[name]?.trim());
    const wrong = Object.entries(check?.(values) ?? {}).flatMap(([name, key]) =>
      key ? [[name, translate(key)]] : [],
    );
    return {
      ...Object.fromEntries(wrong),
      ...Object.fromEntries(
        missing.map((name) => {
          const key = enterKeys?.[name] ?? (name === "target" && by ? by : name);
          return [name, translate(`markethall.signIn.enter.${key}`)];
        }),
      ),
    };
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const found = findFieldErrors();
    setErrors(found);
    setFailure(null);
    if (Object.keys(found).length > 0)
      return focus(Object.keys(values).find((name) => found[name]));
    setBusy(true);
    try {
      await send(values);
    } catch (error) {
      const named = error instanceof ApiError ? (error.errors ?? {}) : {};
      const here = Object.fromEntries(Object.entries(named).filter(([name]) => name in values));
      setErrors(here);
      if (Object.keys(here).length === 0)
        setFailure(
          error instanceof Error && error.message
            ? error.message
            : translate("errors.network.unreachable"),
        );
      focus(Object.keys(values).find((name) => here[name]));
    } finally {
      setBusy(false);
    }
  }
  /** Returns the props of a text field of this form. */
  const bind = (name: keyof V & string) => ({
    value: values[name] ?? "",
    onChange: ({ target }: { target: { value: string } }) => {
      setValues((before) => ({ ...before, [name]: target.value }));
      setErrors(({ [name]: _removed, ...others }) => others);
    },
    error: Boolean(errors[name]),
    helperText: errors[name] ?? "",
    name,
    required: required.includes(name),
  });
  return { form, values, setValues, errors, failure, busy, submit, bind };
}
