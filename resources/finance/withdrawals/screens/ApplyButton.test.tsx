// @vitest-environment jsdom

import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import {
  createStubProvider,
  renderScreen,
} from "../../../../framework/admin/form/renderScreen.tsx";
import { withdrawals } from "../withdrawals.ts";
import { ApplyButton } from "./ApplyButton.tsx";
import { RequestAgain } from "./RequestAgain.tsx";

const free = { openNo: null, blocked: false, blockReason: null };
const onHold = { openNo: null, blocked: true, blockReason: "Papers have expired" };
const open = (answer: Readonly<Record<string, unknown>>) =>
  renderScreen({
    resources: [withdrawals],
    provider: createStubProvider({ runCall: async () => answer }),
    ownMessages: {
      screen: { apply: "Withdraw", again: "Request again", onHold: "On hold: %{reason}" },
    },
    children: (
      <>
        <ApplyButton />
        <RequestAgain record={{ id: 5, version: 1, status: "rejected" }} />
      </>
    ),
  });
afterEach(cleanup);

test("a shop requests a withdrawal, and a declined one again", async () => {
  open(free);
  expect(await screen.findByRole("button", { name: "Request again" })).toBeTruthy();
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Withdraw" });
  expect(button.disabled).toBe(false);
});

test("a shop whose payouts are on hold reads why, and isn't offered a withdrawal", async () => {
  open(onHold);
  expect(await screen.findByText("On hold: Papers have expired")).toBeTruthy();
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Withdraw" });
  expect(button.disabled).toBe(true);
  expect(screen.queryByRole("button", { name: "Request again" })).toBeNull();
});
