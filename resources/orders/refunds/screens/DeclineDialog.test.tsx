// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import {
  createStubProvider,
  renderScreen,
} from "../../../../framework/admin/form/renderScreen.tsx";
import { refunds } from "../refunds.ts";
import { DeclineDialog } from "./DeclineDialog.tsx";

afterEach(cleanup);

test("the dialog that declines names the buyer, the order and the amount", async () => {
  renderScreen({
    resources: [refunds],
    provider: createStubProvider({}),
    ownMessages: {
      screen: {
        decline: { asked: "%{name} · order %{order} · asked for %{amount}", keep: "Keep request" },
      },
    },
    children: (
      <DeclineDialog
        record={{
          id: 3,
          version: 1,
          status: "applying",
          memberName: "Wei",
          orderNo: "20261123084955214802",
          refundAmount: 1250,
        }}
        onClose={vi.fn()}
        onDone={vi.fn()}
      />
    ),
  });
  expect(screen.getByRole("button", { name: "Keep request" })).toBeTruthy();
  const asked = "Wei · order 20261123084955214802 · asked for A$12.50";
  expect(await screen.findByText(asked)).toBeTruthy();
});
