import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type BuiltApp, startBuiltApp } from "./builtServer.ts";
import { button } from "./form.ts";

let server: BuiltApp;
beforeAll(async () => {
  server = await startBuiltApp();
});
afterAll(() => server?.close());
afterEach(() => expect(server.complaints.splice(0)).toEqual([]));

const file = [
  "Name,Email,Financial Status,Fulfillment Status,Currency,Subtotal,Shipping,Total,Created at,Lineitem quantity,Lineitem name,Lineitem price,Shipping Name",
  "#S900,ines@example.com,paid,unfulfilled,AUD,25.00,9.50,34.50,2024-05-03 10:20:00 +1000,2,Sea salt,10.00,Ines Duarte",
  "#S900,ines@example.com,,,,,,,,1,Lemon tea,5.00,",
  "#S901,ines@example.com,paid,fulfilled,USD,25.00,9.50,34.50,2024-05-04 10:20:00 +1000,1,Sea salt,10.00,Ines Duarte",
].join("\n");

test("a merchant imports the orders of a previous store after reading what is lost", async () => {
  const page = await server.signIn("harbour", { path: "/order/pastOrders" });
  await button(page, "Import").click();
  const dialog = page.getByRole("dialog");
  await dialog.locator("input[type=file]").setInputFiles({
    name: "orders_export.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(file),
  });
  await dialog.getByText("Shopify export detected").waitFor();
  await dialog.getByRole("button", { name: "Preview import", exact: true }).click();
  await dialog.getByText("1 to add").waitFor();
  await dialog.getByText(/1 order isn't fulfilled in Shopify/).waitFor();
  await dialog.getByText(/1 order is in another currency/).waitFor();
  await dialog.getByText(/The order is in USD/).waitFor();
  await dialog.getByRole("button", { name: "Import", exact: true }).click();
  await dialog.getByText(/1 order from previous store added/i).waitFor();
  await dialog.getByRole("button", { name: /^Close/ }).click();

  await page.getByPlaceholder("Search").fill("ines@example.com");
  const row = page.getByRole("row").filter({ hasText: "#S900" });
  await row.getByText("#S900").click();
  await page.getByText(/^Imported from Shopify on /).waitFor();
  await page.goBack();
  await page.getByRole("link", { name: "Reviews", exact: true }).last().waitFor();
});
