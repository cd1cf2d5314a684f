import type { Caller, Engine } from "../framework/server/engine.ts";
import { runAction } from "../framework/server/operations/runAction.ts";
import { insertRow } from "../framework/server/operations/writeRows.ts";
import type { Tx } from "../framework/server/transaction.ts";

const keys = [
  {
    name: "Old web shop 旧网店",
    origins: "https://old.harbourpantry.example",
    steps: ["issue", "revoke"],
    days: 320,
  },
  { name: "Web shop 网店", origins: "https://harbourpantry.example", steps: ["issue"], days: 210 },
  { name: "Market stall till 市集收银", origins: null, steps: [], days: 3 },
] as const;
const day = 86_400_000;

/** Adds an API key in each state. Nobody has read their secrets, so none of them signs a call. */
export const addApiKeys = (engine: Engine, tx: Tx, owner: Caller): Promise<void> =>
  tx.asTenant(owner.actor.tenantId ?? 0, async () => {
    const resource = engine.resource("apiKeys");
    for (const { name, origins, steps, days } of keys) {
      const { id } = await insertRow({ tx, resource, actor: owner.actor }, { name, origins });
      for (const step of steps) {
        const action = resource.actionList.find((one) => one.name === step);
        if (!action) throw new Error(`API keys have no action ${step}`);
        await runAction({ ...owner, engine, tx, resource }, action, { id, version: null }, {});
      }
      await tx.run(
        tx.db
          .updateTable("api_keys")
          .set({ add_time: new Date(Date.now() - days * day) })
          .where("id", "=", id),
      );
    }
  });
