// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import polyglotI18nProvider from "ra-i18n-polyglot";
import englishMessages from "ra-language-english";
import { I18nContextProvider } from "react-admin";
import { afterEach, expect, test } from "vitest";
import { loginMessages } from "../locales/en.ts";
import { loginDisplays, nameLogin } from "./LoginDisplays.tsx";

afterEach(cleanup);
const messages = {
  ...englishMessages,
  resources: { loginLog: { screen: loginMessages.screen, choices: loginMessages.choices } },
};
const i18n = polyglotI18nProvider(() => messages, "en", [{ locale: "en", name: "English" }], {
  allowMissing: true,
});
const edge =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/120.0 Safari/537.36 Edg/120.0";

function show(
  name: keyof typeof loginDisplays,
  entry: Partial<Parameters<(typeof loginDisplays)["event"]>[0]["record"]>,
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
test("a sign-in that failed is named by what was wrong", () => {
  const failed = { event: "signIn", ok: false, reason: "login.failed" } as const;
  expect(show("event", { ...failed, memberId: 4 })).toBe("Wrong password");
  expect(show("event", { ...failed, memberId: null })).toBe("Incorrect username or password");
  expect(show("event", { event: "signIn", ok: false })).toBe("Sign-in failed");
  expect(show("event", { event: "signIn", ok: true })).toBe("Signed in");
  const record = { id: 1, version: 1, addTime: "", addBy: null, updTime: "", updBy: null };
  const translate = (key: string) => i18n.translate(key);
  expect(
    nameLogin({ ...record, ...failed, memberId: 4, username: "mei" }, { locale: "en", translate }),
  ).toBe("Wrong password · mei");
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
