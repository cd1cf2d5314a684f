// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import {
  createStubProvider,
  renderScreen,
} from "../../../../framework/admin/form/renderScreen.tsx";
import { RecordProvider } from "../../../../framework/admin/show/RecordProvider.tsx";
import { refunds } from "../refunds.ts";
import { RefundAmount } from "./RefundSections.tsx";

afterEach(cleanup);

test.each([
  ["applying", "A$78.00"],
  ["rejected", "A$0.00"],
  ["closed", "A$0.00"],
] as const)("the money of a refund that is %s is %s", async (status, amount) => {
  renderScreen({
    resources: [refunds],
    provider: createStubProvider({}),
    ownMessages: {
      screen: {
        sum: { title: "What happens to the money" },
        money: { done: "Refunded" },
        ifApproved: { pay: "%{name} is refunded" },
      },
    },
    children: (
      <RecordProvider
        resource={refunds}
        record={{ id: 1, version: 1, status, payState: "none", refundAmount: 7800, arithmetic: [] }}
      >
        <RefundAmount />
      </RecordProvider>
    ),
  });
  expect(await screen.findByText(amount)).toBeTruthy();
  expect(screen.queryByText("Refunded") !== null).toBe(status !== "applying");
});
