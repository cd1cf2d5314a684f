// @vitest-environment jsdom

import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { Failure } from "./Failure.tsx";
import { getErrorReference } from "./getErrorReference.ts";

vi.mock("../language.ts", async () => {
  const { shellMessages } = await import("../locales/en.ts");
  const messages: Readonly<Record<string, string>> = shellMessages.failure;
  const translate = (key: string, options: Readonly<Record<string, unknown>> = {}) =>
    (messages[key.split(".").at(-1) ?? ""] ?? key).replace(/%\{(\w+)\}/g, (_, name: string) =>
      String(options[name]),
    );
  return { i18nProvider: { translate } };
});
afterEach(cleanup);

test("a failed page says what is safe, and folds the text of the error", async () => {
  const retry = vi.fn();
  const error = new TypeError("rows.at is not a function");
  render(<Failure error={error} onRetry={retry} />);
  const alert = screen.getByRole("alert");
  expect(alert.textContent).toContain("Your saved data is safe");
  expect(alert.textContent).toContain(getErrorReference(error));
  const text = screen.getByText(/rows\.at is not a function/);
  expect(text.closest("details")?.open).toBe(false);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(retry).toHaveBeenCalledOnce();
});
