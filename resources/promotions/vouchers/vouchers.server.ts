import { toTransactionContext } from "../../../core/server/transactionContext.ts";
import type { Issues } from "../../../framework/schema/index.ts";
import { audit } from "../../../framework/server/audit.ts";
import { defineRules } from "../../../framework/server/defineRules.ts";
import { isSave } from "../../../framework/server/operations/operationContext.ts";
import { maskCode } from "../giftCards/codes.ts";
import { isOver, periodActions, setPeriod } from "../period/commands/setPeriod.ts";
import { addCodes } from "./commands/addCodes.ts";
import { formatVoucher } from "./formatVoucher.ts";
import { findCodeFault, findVoucherOfCode } from "./queries/findCodes.ts";
import { readBatches } from "./queries/readBatches.ts";
import { readResults } from "./queries/readResults.ts";
import { vouchers } from "./vouchers.ts";

/** A voucher for products names at least one product or category. */
export function findScopeIssues({
  type,
  goodsIds,
  cateIds,
}: {
  type?: string | null;
  goodsIds?: readonly number[] | null;
  cateIds?: readonly number[] | null;
}): Issues {
  if (type !== "goods" || goodsIds?.length || cateIds?.length) return {};
  return { goodsIds: { key: "resources.vouchers.validation.noScope" } };
}

/** Records an operation on codes in the log of the shop. */
const auditCode = (
  context: Omit<Parameters<typeof audit>[0], "resource">,
  {
    action,
    record,
    changes,
  }: {
    action: string;
    record: { id: number; code: string | null };
    changes: Readonly<Record<string, [unknown, unknown]>>;
  },
) => {
  const shopId = context.actor.tenantId;
  return audit(
    { ...context, resource: vouchers },
    {
      operation: "action",
      action,
      record: {
        version: 1,
        ...(shopId === null ? {} : { shopId }),
        id: record.id,
        name: record.code,
      },
      changes,
    },
  );
};

export default defineRules(vouchers, {
  async beforeChange(context) {
    const { operation, record } = context;
    if (!isSave(operation)) return;
    if (isOver(context.before)) return;
    await setPeriod("vouchers", context, findScopeIssues(record));
  },
  async read({ tx, rows }) {
    const results = await readResults(
      tx,
      rows.flatMap(({ id }) => id ?? []),
    );
    for (const row of rows) {
      const { codeNum = 0, usedNum = 0, saved = 0 } = results.get(row.id ?? 0) ?? {};
      Object.assign(row, { codeNum, usedNum, saved, terms: formatVoucher(row) });
    }
  },
  actions: periodActions,
  calls: {
    async addCodes(context) {
      const { tx, input, actor } = context;
      const shopId = actor.tenantId;
      if (shopId === null) throw new Error("vouchers are of shops");
      const codes = await tx.asSystem(() =>
        addCodes(toTransactionContext(context), { ...input, shopId }),
      );
      await auditCode(context, {
        action: "addCodes",
        record: { id: input.id, code: input.kind === "shared" ? maskCode(codes[0] ?? "") : null },
        changes: { count: [null, codes.length] },
      });
      return { codes: codes.map((code) => ({ code })) };
    },
    async find(context) {
      const { tx, input, actor } = context;
      const found = await tx.asSystem(() => findVoucherOfCode(tx, input.code, actor.tenantId));
      // One who tries codes is seen in the log, and the log never has a whole code.
      await auditCode(context, {
        action: "find",
        record: { id: found?.id ?? 0, code: maskCode(input.code) },
        changes: {},
      });
      return {
        id: found?.id ?? null,
        reason: findCodeFault(found, new Date()),
        orderNumber: found?.orderNumber ?? null,
      };
    },
    getBatches: async ({ tx, input }) => ({ list: await readBatches(tx, input.id) }),
  },
});
