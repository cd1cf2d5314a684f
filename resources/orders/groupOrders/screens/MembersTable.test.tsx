// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { loadLanguage } from "../../../../src/language.ts";
import { clerk, renderPage } from "../../../../src/pages/renderPage.tsx";
import { MembersTable } from "./MembersTable.tsx";

beforeAll(() => loadLanguage("en"));
afterEach(cleanup);

test("a member's order has its short number, and the long one as its title", async () => {
  const orderNo = "20261127045421602223";
  renderPage(
    <MembersTable
      members={[
        {
          orderId: 7,
          orderNo,
          memberId: 3,
          memberName: "Mei Lin",
          leader: true,
          skuName: "250 g",
          qty: 1,
          payPrice: 4365,
          payStatus: "paid",
          joinedAt: "2026-11-27T04:54:21.000Z",
        },
      ]}
    />,
    clerk(["order:order"]),
    { selector: async () => [{ id: 7, name: "#1042" }] },
  );
  const number = await screen.findByText("#1042");
  expect(number.closest("[title]")?.getAttribute("title")).toBe(orderNo);
  expect(screen.queryByText(/602223/)).toBeNull();
});
