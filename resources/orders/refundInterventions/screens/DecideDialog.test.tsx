// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import {
  createStubProvider,
  renderScreen,
} from "../../../../framework/admin/form/renderScreen.tsx";
import type { Actor } from "../../../../framework/schema/index.ts";
import { refundInterventions } from "../refundInterventions.ts";
import { DecideDialog } from "./DecideDialog.tsx";

afterEach(cleanup);

const platformAdmin: Actor = {
  id: 1,
  name: "Priya",
  realm: "platform",
  tenantId: null,
  roles: ["admin"],
  permissions: [],
};

test("the dialog of a ruling sums goods and shipping, and says who bears what", async () => {
  const runAction = vi.fn(async () => ({ list: [], failed: [] }));
  renderScreen({
    resources: [refundInterventions],
    actor: platformAdmin,
    provider: createStubProvider({ runAction }),
    ownMessages: {
      screen: {
        outcome: { shopBears: "Charged to %{name}", platformBears: "Paid by us" },
        reasons: { shown: { label: "Proven", text: "It is proven." } },
      },
    },
    children: (
      <DecideDialog
        record={{
          id: 1,
          version: 1,
          refundAmount: 5800,
          freightAmount: 0,
          freightLeft: 3200,
          platformBears: 348,
          shop: "Harbour",
          arithmetic: [],
        }}
        onClose={vi.fn()}
        onDone={vi.fn()}
      />
    ),
  });
  const dialog = within(await screen.findByRole("dialog"));
  const freight = dialog.getByRole("textbox", { name: "Freight" });
  const charged = () => dialog.getByText("Charged to Harbour").nextElementSibling?.textContent;
  expect(charged()).toBe("A$54.52");
  await userEvent.click(dialog.getByText("Proven"));
  const confirm = dialog.getByRole("button", { name: "Platform agree" });
  await userEvent.clear(freight);
  await userEvent.type(freight, "32.01");
  expect(confirm).toHaveProperty("disabled", true);
  await userEvent.clear(freight);
  await userEvent.type(freight, "32");
  expect(charged()).toBe("A$86.52");
  await userEvent.click(confirm);
  expect(runAction).toHaveBeenCalledWith("refundInterventions", "platformAgree", {
    ids: [1],
    input: { reason: "It is proven.", goodsBack: false, freight: 3200 },
    version: 1,
  });
});
