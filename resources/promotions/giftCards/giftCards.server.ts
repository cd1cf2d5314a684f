import { runActionCommand, runCommand } from "../../../core/server/runCommand.ts";
import { toAmount } from "../../../framework/schema/index.ts";
import { audit } from "../../../framework/server/audit.ts";
import { defineRules } from "../../../framework/server/defineRules.ts";
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

export default defineRules(giftCards, {
  actions: {
    send: {
      manual: true,
      run: (context) =>
        runActionCommand(context, (ctx) =>
          sendCard(ctx, context.record.id, context.input.memberId),
        ),
    },
    extend: {
      manual: true,
      run: (context) =>
        runActionCommand(context, (ctx) =>
          extendCard(ctx, context.record.id, context.input.lastDay),
        ),
    },
    adjust: {
      manual: true,
      run: (context) =>
        runActionCommand(context, (ctx) => adjustCard(ctx, context.record.id, context.input)),
    },
    deactivate: {
      manual: true,
      run: (context) =>
        runActionCommand(context, (ctx) =>
          deactivateCard(ctx, context.record.id, context.input.reason),
        ),
    },
    activate: {
      manual: true,
      async run(context) {
        await runCommand(context, (ctx) => activateCard(ctx, context.record.id));
        return undefined;
      },
    },
  },
  calls: {
    async issue(context) {
      const { input, actor } = context;
      const shopId = actor.tenantId;
      if (shopId === null) throw new Error("gift cards are issued by shops");
      const cards = await runCommand(context, (ctx) => issueGiftCards(ctx, { ...input, shopId }));
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
