// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import polyglotI18nProvider from "ra-i18n-polyglot";
import englishMessages from "ra-language-english";
import { I18nContextProvider } from "react-admin";
import { afterEach, expect, test } from "vitest";
import { loginMessages } from "../locales/en.ts";
import { loginDisplays } from "./LoginDisplays.tsx";

afterEach(cleanup);
const messages = { ...englishMessages, resources: { loginLog: { screen: loginMessages.screen } } };
const i18n = polyglotI18nProvider(() => messages, "en", [{ locale: "en", name: "English" }], {
  allowMissing: true,
});
const edge =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/120.0 Safari/537.36 Edg/120.0";

function show(
  name: keyof typeof loginDisplays,
  entry: { ok?: boolean; reason?: string; agent?: string | null },
) {
  cleanup();
  const Display = loginDisplays[name];
  const record = {
    id: 1,
    version: 1,
    addTime: "",
    addBy: null,
    updTime: "",
    updBy: null,
    _labels: {},
    ...entry,
  };
  const { container } = render(
    <I18nContextProvider value={i18n}>
      <Display record={record} name={name} />
    </I18nContextProvider>,
  );
  return container.textContent;
}

test("a failure differs from a success, and not by colour alone", () => {
  expect(show("ok", { ok: false })).toBe("Failed");
  expect(show("ok", { ok: true })).toBe("Succeeded");
});
test("the reason of a failed sign-in is a sentence; the typed name stays unchanged", () => {
  expect(show("reason", { ok: false, reason: "login.failed" })).toBe(
    "Incorrect username or password",
  );
  expect(show("reason", { ok: false, reason: "new.code" })).toBe("new.code");
  expect(show("reason", { ok: true, reason: "login.failed" })).toBe("login.failed");
  expect(show("reason", { ok: true })).toBe("–");
});
test("a browser has its product name, and an unknown client its own user agent", () => {
  expect(show("agent", { agent: edge })).toBe("Edge · Windows");
  expect(show("agent", { agent: "curl/8" })).toBe("curl/8");
  expect(show("agent", { agent: null })).toBe("–");
});
