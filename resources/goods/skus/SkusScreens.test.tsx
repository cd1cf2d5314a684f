// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, expect, test } from "vitest";
import { ImportButton } from "../../../framework/admin/import/ImportButton.tsx";
import { AdminContextProvider } from "../../../framework/admin/resources.tsx";
import { loadLanguage } from "../../../src/language.ts";
import { clerk, renderPage } from "../../../src/pages/renderPage.tsx";
import { goods } from "../goods/goods.ts";
import SkusScreens from "./SkusScreens.tsx";
import { skus } from "./skus.ts";

beforeAll(() => loadLanguage("en"));
afterEach(cleanup);

const stockClerk = ["stock:shopStock", "stock:shopStock:import"];
function renderButton(permissions: string[]) {
  const actor = clerk(permissions);
  renderPage(
    <AdminContextProvider
      resources={[skus, goods]}
      screens={Object.fromEntries([SkusScreens])}
      actor={actor}
      timeZone="Australia/Sydney"
    >
      <ImportButton resource={skus} />
    </AdminContextProvider>,
    actor,
  );
}

test("one menu has both imports of the inventory, for members who may import products", async () => {
  renderButton([...stockClerk, "goods:sell", "goods:sell:import"]);
  await userEvent.click(await screen.findByRole("button", { name: "Import" }));
  const items = within(await screen.findByRole("menu")).getAllByRole("menuitem");
  expect(items.map((item) => item.textContent)).toEqual(["Import variants", "Import from Shopify"]);
});

test("a single import opens without a menu", async () => {
  renderButton(stockClerk);
  const button = await screen.findByRole("button", { name: "Import" });
  expect(button.getAttribute("aria-haspopup")).toBe("dialog");
});
