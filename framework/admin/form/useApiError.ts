import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslate } from "react-admin";
import type { UseFormReturn } from "react-hook-form";
import type { Fields } from "../../schema/index.ts";
import { ApiError } from "../provider.ts";
import { toFormPath } from "./errors.ts";

/**
 * Assigns API errors to the fields that they name, and shows the rest above the form: one
 * message or a list of them. Input is preserved. `show` moves the focus to the first field; a form
 * whose summary takes it passes null.
 */
export function useApiError(
  form: UseFormReturn,
  fields: Fields,
  show: ((path: string) => void) | null = form.setFocus,
) {
  const translate = useTranslate();
  const [problem, setProblem] = useState<readonly string[] | null>(null);
  const { setError } = form;
  const latestShow = useRef(show);
  useEffect(() => {
    latestShow.current = show;
  });
  const domainError = useCallback(
    (error: unknown) => {
      const errors = error instanceof ApiError ? Object.entries(error.errors ?? {}) : [];
      const known = errors.filter(([path]) => Object.hasOwn(fields, path.split(".")[0] ?? path));
      const others = errors
        .filter((entry) => !known.includes(entry))
        .map(([, sentence]) => sentence);
      for (const [path, message] of known)
        setError(toFormPath(fields, path), { type: "server", message });
      const order = Object.keys(fields);
      const placed = known.map(([path]) => ({
        path,
        place: order.indexOf(path.split(".")[0] ?? path),
      }));
      const [first] = placed.sort((one, other) => one.place - other.place);
      if (first) latestShow.current?.(first.path);
      const message =
        error instanceof Error && error.message
          ? error.message
          : translate("framework.form.failed");
      setProblem(others.length ? [...new Set(others)] : known.length ? null : [message]);
    },
    [fields, setError, translate],
  );
  return { problem, domainError, forgive: useCallback(() => setProblem(null), []) };
}
