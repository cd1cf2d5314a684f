// @vitest-environment jsdom

import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import polyglotI18nProvider from "ra-i18n-polyglot";
import englishMessages from "ra-language-english";
import type { ReactNode } from "react";
import { CoreAdminContext, TestMemoryRouter } from "react-admin";
import { useLocation } from "react-router-dom";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { listMessages } from "../list/locales/en.ts";
import { type Binding, bindings } from "./bindings.ts";
import { findKey } from "./findKey.ts";
import { KeyHost } from "./KeyHost.tsx";
import { useOwnKeys } from "./keySheet.ts";
import { useKeys } from "./useKeys.ts";

afterEach(cleanup);
const inbox = vi.fn();
const places = [
  { letter: "l", name: "Loans", path: "/loans" },
  { letter: "i", name: "Inbox", open: inbox },
];
const Where = () => <p>at {useLocation().pathname}</p>;
function open(children?: ReactNode, letters = true) {
  const messages = { ...englishMessages, framework: { list: listMessages } };
  render(
    <TestMemoryRouter>
      <CoreAdminContext
        i18nProvider={polyglotI18nProvider(() => messages, "en", undefined, { allowMissing: true })}
      >
        <KeyHost places={places} letters={letters} />
        <Where />
        {children}
      </CoreAdminContext>
    </TestMemoryRouter>,
  );
}

test("G and a letter lead to a page, or open what has none; another letter ends the wait", async () => {
  const user = userEvent.setup();
  const edit = vi.fn();
  const Edit = () => {
    useKeys({ editRecord: edit });
    return <input aria-label="Name" />;
  };
  open(<Edit />);
  await user.keyboard("gxl");
  expect(screen.getByText("at /")).toBeTruthy();
  await user.keyboard("gi");
  expect(inbox).toHaveBeenCalledTimes(1);
  await user.keyboard("ge");
  expect(edit).toHaveBeenCalledTimes(1);
  await user.type(screen.getByRole("textbox", { name: "Name" }), "gle");
  expect(screen.getByText("at /")).toBeTruthy();
  expect(edit).toHaveBeenCalledTimes(1);
  await user.click(document.body);
  await user.keyboard("gl");
  expect(screen.getByText("at /loans")).toBeTruthy();
});

// The sheet is loaded when it is first opened.
beforeAll(async () => void (await import("./KeySheet.tsx")));

test("? lists every key of the table, the places of G, and first the keys of the screen", async () => {
  const own = { title: "Files", keys: [["M", "Move the files"]] } as const;
  const Own = () => {
    useOwnKeys(own);
    return null;
  };
  open(<Own />);
  await userEvent.keyboard("?");
  const sheet = await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
  const shown = within(sheet);
  expect(shown.getAllByRole("heading", { level: 3 })[0]?.textContent).toBe("Files");
  expect(shown.getByText("Move the files")).toBeTruthy();
  expect(shown.getByText("Loans")).toBeTruthy();
  const texts: Readonly<Record<string, unknown>> = listMessages.keys;
  for (const [name, { message = name }] of Object.entries<Binding>(bindings))
    expect(shown.getAllByText(String(texts[message])).length, name).toBeGreaterThan(0);
});

test("keys that are single characters rest when the member has switched them off", async () => {
  open(undefined, false);
  await userEvent.keyboard("gl?");
  expect(screen.getByText("at /")).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
  const press = (key: string, more: object = {}) => {
    const found: (string | undefined)[] = [];
    document.body.addEventListener(
      "keydown",
      (event) => found.push(findKey(event, ["next", "select", "save"])),
      { once: true },
    );
    fireEvent.keyDown(document.body, { key, ...more });
    return found[0];
  };
  expect([press("j"), press("ArrowDown"), press(" "), press("s", { ctrlKey: true })]).toEqual([
    undefined,
    "next",
    "select",
    "save",
  ]);
});

test("a scope has every key once", () => {
  for (const scope of new Set(Object.values(bindings).map((binding) => binding.scope))) {
    const keys = Object.values(bindings)
      .filter((binding) => binding.scope === scope || binding.scope === "everywhere")
      .flatMap((binding): readonly string[] => binding.keys);
    expect(keys.length, scope).toBe(new Set(keys).size);
  }
});
