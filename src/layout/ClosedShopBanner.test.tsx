// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, it } from "vitest";
import { loadLanguage } from "../language.ts";
import { clerk, renderPage } from "../pages/renderPage.tsx";
import { ClosedShopBanner } from "./ClosedShopBanner.tsx";

beforeAll(() => loadLanguage("en"));
afterEach(cleanup);

it("says that the shop is closed, why, and what its team can still do", async () => {
  renderPage(<ClosedShopBanner reason="Documents expired." />, clerk(["order:list"]));
  const banner = await screen.findByRole("alert");
  expect(banner.textContent).toMatch(
    /^Markethall has closed this shop\. Documents expired\. Customers/,
  );
  expect(banner.textContent).toContain("You can still ship open orders");
});

it("needs no reason", async () => {
  renderPage(<ClosedShopBanner reason="" />, clerk(["order:list"]));
  expect((await screen.findByRole("alert")).textContent).toMatch(/shop\. Customers/);
});
