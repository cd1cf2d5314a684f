// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import {
  createStubProvider,
  renderScreen,
  type StubAnswers,
} from "../../../../framework/admin/form/renderScreen.tsx";
import { ApiError } from "../../../../framework/admin/provider.ts";
import { orders } from "../../orders/orders.ts";
import { writeOffs } from "../writeOffs.ts";
import { findCode } from "./scanner.ts";
import { WriteOffDesk } from "./WriteOffDesk.tsx";

afterEach(cleanup);
const found = {
  orderId: 4,
  orderNo: "20261121000000001004",
  status: "unshipped",
  refunding: 0,
  memberName: "Wei",
  receiveName: "Wei Chen",
  receivePhone: "0412345678",
  remark: null,
  payPrice: 8690,
  payTime: null,
  finishTime: null,
  lines: [
    {
      id: 1,
      goodsName: { en: "Rolled oats" },
      skuName: "500 g",
      skuCode: "",
      mainImg: null,
      price: 2580,
      qty: 3,
      refundedQty: 0,
    },
  ],
};
const show = (runCall: NonNullable<StubAnswers["runCall"]>) =>
  renderScreen({
    resources: [writeOffs, orders],
    provider: createStubProvider({ runCall }),
    children: <WriteOffDesk />,
  });
// The messages of the screen are their keys here.
const key = (name: string) => `resources.writeOffs.screen.${name}`;
const enter = async (code: string) =>
  userEvent.type(await screen.findByRole("textbox"), `${code}{Enter}`);

test("a code shows goods and buyer, and is handed over once it is confirmed", async () => {
  const runCall = vi.fn(async (_resource: string, call: string) =>
    call === "lookup" ? found : { orderId: 4, orderNo: found.orderNo },
  );
  show(runCall);
  await enter("123456789012");
  expect(await screen.findByText("Rolled oats")).toBeTruthy();
  expect(screen.getByText("A$86.90")).toBeTruthy();
  expect(runCall).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole("button", { name: key("confirm") }));
  expect(within(await screen.findByRole("status")).getByText(key("done"))).toBeTruthy();
  expect(runCall).toHaveBeenLastCalledWith("writeOffs", "writeOff", { verifyCode: "123456789012" });
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe(""));
});
test("what was handed over before is not handed over again", async () => {
  show(
    vi.fn(async () => ({ ...found, status: "completed", finishTime: "2026-11-20T02:03:04.000Z" })),
  );
  await enter("123456789012");
  expect((await screen.findByRole("alert")).textContent).toBe(key("used"));
  expect(screen.queryByRole("button", { name: key("confirm") })).toBeNull();
});
test("another shop's code is refused, and stays to be corrected", async () => {
  show(
    vi.fn(() =>
      Promise.reject(
        new ApiError({ code: 422, message: "No order in this shop has this pickup code" }),
      ),
    ),
  );
  await enter("111");
  expect((await screen.findByRole("alert")).textContent).toBe(
    "No order in this shop has this pickup code",
  );
  expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("111");
});
test("a browser without a camera shows a message", async () => {
  show(vi.fn());
  await userEvent.click(await screen.findByRole("button", { name: key("scan") }));
  expect((await screen.findByRole("alert")).textContent).toBe(key("noCamera"));
});
test.each([
  ["123456789012", "123456789012"],
  ["1234-5678 9012", "123456789012"],
  ["https://shop.example/pick?code=123456789012", "123456789012"],
  ["1234567890123", null],
  ["hello", null],
])("%s holds the code %s", (scanned, code) => expect(findCode(scanned)).toBe(code));
