import { afterAll, beforeAll, expect, test } from "vitest";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import type { Calculated, TableRow } from "../../../../framework/server/tables/DB.ts";
import type { TestServer } from "../../../../tests/testServer.ts";
import {
  type Bought,
  type createRefundFixtures,
  inDays,
  openRefundFixtures,
} from "../../../../tests/trade/refundFixtures.ts";
import {
  acceptOffer,
  declineOffer,
  requestIntervention,
  submitReturn,
  withdrawRefund,
} from "../../refunds/commands/customerCommands.ts";
import {
  agree,
  confirmReturn,
  offerAmount,
  rejectRefund,
  rejectReturn,
} from "../../refunds/commands/merchantCommands.ts";
import { agreeAsPlatform, rejectAsPlatform } from "../../refunds/commands/platformCommands.ts";
import { type RefundState, refundStates } from "../../refunds/refundFields.ts";

let server: TestServer;
let refundFixtures: ReturnType<typeof createRefundFixtures>;
let buyer: { id: number; name: string };
let order: Bought;
beforeAll(async () => {
  ({ server, refundFixtures, buyer } = await openRefundFixtures());
  order = await refundFixtures.buy(buyer);
  await refundFixtures.ship(order);
}, 120_000);
afterAll(() => server.close());

const parcel = { deliveryType: "auspost", deliveryNo: "RET 1" };
type Operation = (ctx: TransactionContext, id: number) => Promise<void>;
const commands: Readonly<Record<string, Operation>> = {
  agree: (ctx, id) => agree(ctx, id, null),
  refuse: (ctx, id) => rejectRefund(ctx, id, null, "No"),
  submitReturn: (ctx, id) => submitReturn(ctx, buyer.id, id, parcel),
  confirmReturn: (ctx, id) => confirmReturn(ctx, id, null, true),
  rejectReturn: (ctx, id) => rejectReturn(ctx, id, null, "No"),
  askPlatform: (ctx, id) => requestIntervention(ctx, buyer.id, id, { reason: "Look" }),
  platformAgree: (ctx, id) => agreeAsPlatform(ctx, id, { goodsBack: false }),
  platformBack: (ctx, id) => agreeAsPlatform(ctx, id, { goodsBack: true }),
  platformReject: (ctx, id) => rejectAsPlatform(ctx, id, "No"),
  withdraw: (ctx, id) => withdrawRefund(ctx, buyer.id, id),
  offer: (ctx, id) => offerAmount(ctx, id, null, { amount: 1, reason: "Half" }),
  acceptOffer: (ctx, id) => acceptOffer(ctx, buyer.id, id),
  declineOffer: (ctx, id) => declineOffer(ctx, buyer.id, id),
};
/** The transition table: the commands that succeed in each state, and the resulting state. */
const declared: Readonly<Record<RefundState, Readonly<Record<string, RefundState>>>> = {
  applying: {
    agree: "waitingReturn",
    refuse: "rejected",
    withdraw: "closed",
    offer: "offered",
  },
  offered: {
    agree: "waitingReturn",
    withdraw: "closed",
    acceptOffer: "waitingReturn",
    declineOffer: "applying",
  },
  waitingReturn: { submitReturn: "returned", withdraw: "closed" },
  returned: { confirmReturn: "completed", rejectReturn: "rejected", withdraw: "closed" },
  rejected: { askPlatform: "intervention", withdraw: "closed" },
  intervention: {
    platformAgree: "completed",
    platformBack: "waitingReturn",
    platformReject: "closed",
    withdraw: "closed",
  },
  completed: {},
  closed: {},
};
class Undone extends Error {}

test("every command from every state: only the declared ones succeed, and the others change nothing", async () => {
  const { id } = await refundFixtures.apply(buyer, order, 0, { refundInd: "returnAndRefund" });
  const row = async () =>
    (
      await refundFixtures.sql<Calculated<{ row: unknown }>>(
        "select to_jsonb(r) as row from refunds r where id = $1",
        [id],
      )
    )[0]?.row;
  const found: Record<string, Record<string, string>> = {};
  for (const state of Object.keys(refundStates)) {
    await refundFixtures.sql(
      "update refunds set status = $2, ask_expired_time = $3, platform_asked_time = null where id = $1",
      [id, state, inDays(5)],
    );
    const before = await row();
    found[state] = {};
    for (const [name, command] of Object.entries(commands)) {
      const ended: string[] = [];
      const tried = refundFixtures.as(buyer, async (ctx) => {
        await command(ctx, id);
        const [after] = await ctx.tx.text<Pick<TableRow<"refunds">, "status">>(
          "select status from refunds where id = $1",
          [id],
        );
        ended.push(after?.status ?? "");
        throw new Undone();
      });
      await tried.catch((error) => {
        if (!(error instanceof Undone))
          expect(error).toMatchObject({ code: "refund.statusNotAllowed" });
      });
      const [end] = ended;
      if (end) Object.assign(found[state], { [name]: end });
      expect(await row()).toEqual(before);
    }
  }
  expect(found).toEqual(declared);
});

test("refund only is paid at once; once the money is on its way nothing else happens", async () => {
  const { id } = await refundFixtures.apply(buyer, order, 1);
  for (const state of ["waiting", "failed"]) {
    await refundFixtures.sql("update refunds set pay_state = $2 where id = $1", [id, state]);
    for (const name of ["agree", "refuse", "withdraw"])
      await expect(
        refundFixtures.as(buyer, async (ctx) => commands[name]?.(ctx, id)),
      ).rejects.toMatchObject({
        code: "refund.inProgress",
      });
  }
});

test("the platform can be asked once, and before the deadline", async () => {
  const { id } = await refundFixtures.apply(buyer, order, 2);
  await refundFixtures.act("refuse", id, { reason: "No" });
  const ask = (now?: Date) =>
    refundFixtures.as(
      buyer,
      (ctx) => requestIntervention(ctx, buyer.id, id, { reason: "Look" }),
      now,
    );
  await expect(ask(inDays(7, 60))).rejects.toMatchObject({ code: "refund.windowClosed" });
  await ask();
  await refundFixtures.sql("update refunds set status = 'rejected' where id = $1", [id]);
  await expect(ask()).rejects.toMatchObject({ code: "refund.alreadyEscalated" });
});
