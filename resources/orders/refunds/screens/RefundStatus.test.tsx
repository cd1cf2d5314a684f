// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import {
  createStubProvider,
  renderScreen,
} from "../../../../framework/admin/form/renderScreen.tsx";
import { refunds } from "../refunds.ts";
import { createRefundStatus } from "./RefundStatus.tsx";

const Status = createRefundStatus(refunds);
afterEach(cleanup);

test.each([
  ["applying", "none", "Applying"],
  ["applying", "waiting", "Approved"],
  ["applying", "failed", "Approved"],
  ["returned", "requiresAction", "Approved"],
  ["completed", "done", "Completed"],
  ["rejected", "none", "Rejected"],
] as const)(
  "a refund that is %s and whose payment is %s shows %s",
  async (status, payState, label) => {
    renderScreen({
      resources: [refunds],
      provider: createStubProvider({}),
      ownMessages: { screen: { approved: "Approved" } },
      children: <Status record={{ id: 1, version: 1, status, payState }} name="status" />,
    });
    expect(await screen.findByText(label)).toBeTruthy();
  },
);
