// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { ListContextProvider, useList } from "react-admin";
import { afterEach, beforeAll, expect, test } from "vitest";
import { loadLanguage } from "../../../../src/language.ts";
import { clerk, renderPage } from "../../../../src/pages/renderPage.tsx";
import { StockTools } from "./StockTools.tsx";

beforeAll(() => loadLanguage("en"));
afterEach(cleanup);

function Page() {
  const list = useList<{ id: number }>({ data: [] });
  return (
    <ListContextProvider value={list}>
      <StockTools />
    </ListContextProvider>
  );
}

test("the inventory imports a file of Shopify, for members who may import products", () => {
  renderPage(<Page />, clerk(["stock:shopStock", "goods:sell", "goods:sell:import"]));
  expect(screen.getByRole("button", { name: "Import from Shopify" })).toBeTruthy();
  cleanup();
  renderPage(<Page />, clerk(["stock:shopStock"]));
  expect(screen.queryByRole("button", { name: "Import from Shopify" })).toBeNull();
});
