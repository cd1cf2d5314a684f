import type { TransactionContext } from "../../../core/server/transactionContext.ts";
import { toTransactionContext } from "../../../core/server/transactionContext.ts";
import { toAmount } from "../../../framework/schema/index.ts";
import { audit } from "../../../framework/server/audit.ts";
import { type AppContext, defineRules } from "../../../framework/server/defineRules.ts";
import { readBuyers } from "../coupons/queries/readBuyers.ts";
import { maskCode } from "./codes.ts";
import {
  activateCard,
  adjustCard,
  deactivateCard,
  extendCard,
  sendCard,
} from "./commands/changeCards.ts";
import { issueGiftCards } from "./commands/issueGiftCards.ts";
import { giftCards } from "./giftCards.ts";
import { findCardByCode, findCardFault } from "./queries/findCards.ts";
import { readEvents } from "./queries/readEvents.ts";

type RuleContext = Pick<AppContext, "engine" | "tx" | "actor" | "ip">;
/** Runs a command on cards of the actor's shop; what it posts is beyond the shop's own rows. */
const command = <T>(
  context: RuleContext,
  work: (ctx: TransactionContext) => Promise<T>,
): Promise<T> => context.tx.asSystem(() => work(toTransactionContext(context)));

export default defineRules(giftCards, {
  actions: {
    send: {
      manual: true,
      async run(context) {
        const { record, input } = context;
        await command(context, (ctx) => sendCard(ctx, record.id, input.memberId));
        return undefined;
      },
    },
    extend: {
      manual: true,
      async run(context) {
        const { record, input } = context;
        await command(context, (ctx) => extendCard(ctx, record.id, input.lastDay));
        return undefined;
      },
    },
    adjust: {
      manual: true,
      async run(context) {
        const { record, input } = context;
        await command(context, (ctx) => adjustCard(ctx, record.id, input));
        return undefined;
      },
    },
    deactivate: {
      manual: true,
      async run(context) {
        const { record, input } = context;
        await command(context, (ctx) => deactivateCard(ctx, record.id, input.reason));
        return undefined;
      },
    },
    activate: {
      manual: true,
      async run(context) {
        await command(context, (ctx) => activateCard(ctx, context.record.id));
        return undefined;
      },
    },
  },
  calls: {
    async issue(context) {
      const { input, actor } = context;
      const shopId = actor.tenantId;
      if (shopId === null) throw new Error("gift cards are issued by shops");
      const cards = await command(context, (ctx) => issueGiftCards(ctx, { ...input, shopId }));
      const [first] = cards;
      if (first)
        await audit(
          { ...context, resource: giftCards },
          {
            operation: "action",
            action: "issue",
            record: { id: first.id, version: 1, shopId, code: first.masked },
            changes: {
              amount: [null, toAmount(input.amount)],
              count: [null, input.count],
              lastDay: [null, input.lastDay],
            },
          },
        );
      return { cards: cards.map(({ id, code }) => ({ id, code })) };
    },
    async find(context) {
      const { tx, input, actor } = context;
      const card = await tx.asSystem(() => findCardByCode(tx, input.code));
      const own = card?.shopId === actor.tenantId ? card : undefined;
      // One who tries codes is seen in the log, and the log never has a whole code.
      await audit(
        { ...context, resource: giftCards },
        {
          operation: "action",
          action: "find",
          record: {
            id: own?.id ?? 0,
            version: 1,
            ...(actor.tenantId === null ? {} : { shopId: actor.tenantId }),
            code: own?.code ?? maskCode(input.code),
          },
          changes: {},
        },
      );
      return { id: own?.id ?? null, reason: findCardFault(own, new Date()) };
    },
    getEvents: async ({ tx, input }) => ({ list: await readEvents(tx, input.id) }),
    getBuyers: async ({ tx, input }) => ({ list: await readBuyers(tx, input.name ?? null) }),
  },
});
