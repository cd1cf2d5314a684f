// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { ApiError } from "../../../../framework/admin/provider.ts";
import { loadLanguage } from "../../../../src/language.ts";
import { clerk, renderPage } from "../../../../src/pages/renderPage.tsx";
import { StockDialog } from "./StockDialog.tsx";

beforeAll(() => loadLanguage("en"));
afterEach(cleanup);

const tea = { id: 4, name: "Tea", code: "T-1", picture: null, stock: 10 };
const changed = () =>
  new ApiError({
    code: 409,
    error: "stock.changed",
    message:
      "Stock changed after you opened this page, so nothing was saved. Current stock: T-1: 7.",
  });

test("a changed stock retains the input, shows the current number, and is saved against it", async () => {
  const runCall = vi.fn().mockRejectedValueOnce(changed()).mockResolvedValueOnce({ changed: 1 });
  const getMany = vi.fn().mockResolvedValue({ data: [{ id: 4, stock: 7 }] });
  const onClose = vi.fn();
  renderPage(<StockDialog rows={[tea]} onClose={onClose} />, clerk([]), { runCall, getMany });
  const box = screen.getByRole("textbox", { name: /Tea T-1/ });
  fireEvent.change(box, { target: { value: "12" } });
  fireEvent.click(screen.getByRole("button", { name: "Save 1 change" }));

  expect((await screen.findByRole("alert")).textContent).toContain("Current stock: T-1: 7.");
  expect(await screen.findByText("Now 7, was 10.")).toBeTruthy();
  expect((box as HTMLInputElement).value).toBe("12");
  expect(onClose).not.toHaveBeenCalled();

  fireEvent.click(screen.getByRole("button", { name: "Save 1 change" }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  const sent = runCall.mock.calls.map(([, , { stockJson }]) => stockJson);
  expect(sent).toEqual([
    [{ skuId: 4, stock: 12, expected: 10 }],
    [{ skuId: 4, stock: 12, expected: 7 }],
  ]);
});

test("a difference below 0 reports the current stock", () => {
  renderPage(<StockDialog rows={[tea]} onClose={() => {}} />, clerk([]), {});
  const box = screen.getByRole("textbox", { name: /Tea T-1/ });
  fireEvent.change(box, { target: { value: "-11" } });
  expect(screen.getByText("Only 10 in stock")).toBeTruthy();
  fireEvent.change(box, { target: { value: "many" } });
  expect(screen.getByText("Enter a whole number, 0 or more")).toBeTruthy();
});

test("a rejected difference is shown with its new result, and is sent again only on request", async () => {
  const runCall = vi.fn().mockRejectedValue(changed());
  const getMany = vi.fn().mockResolvedValue({ data: [{ id: 4, stock: 7 }] });
  renderPage(<StockDialog rows={[tea]} onClose={() => {}} />, clerk([]), { runCall, getMany });
  fireEvent.change(screen.getByRole("textbox", { name: /Tea T-1/ }), { target: { value: "+5" } });
  fireEvent.click(screen.getByRole("button", { name: "Save 1 change" }));

  expect(await screen.findByText("Now 7, was 10. = 12")).toBeTruthy();
  expect(runCall).toHaveBeenCalledTimes(1);
});
