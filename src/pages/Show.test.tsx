// @vitest-environment jsdom

import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { forgetSession } from "../../authProvider/index.ts";
import { loadLanguage } from "../language.ts";
import { clerk, renderPage } from "./renderPage.tsx";
import { Show } from "./Show.tsx";

beforeAll(() => loadLanguage("en"));
beforeEach(forgetSession);
afterEach(cleanup);

describe("the page about the product", () => {
  it("leads a visitor to the sign-in page", () => {
    renderPage(<Show />, clerk([]));
    expect(screen.getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe("/login");
  });
  it("leads a signed-in member to the dashboard", () => {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
    document.cookie = "markethall_csrf=t1; path=/";
    renderPage(<Show />, clerk([]));
    expect(screen.queryByRole("link", { name: "Sign in" })).toBeNull();
    expect(screen.getByRole("link", { name: "Back to dashboard" })).toBeTruthy();
  });
});
