import pg from "pg";

/**
 * Lists the statements that `work` sends to the database: those of connections that name the
 * table `table`, since consumers of events use others meanwhile; without it, those of all.
 */
export async function listStatements(work: () => Promise<unknown>, table = ""): Promise<string[]> {
  const byClient = new Map<unknown, string[]>();
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = new Proxy(query, {
    apply(target, self, given: [string | { text?: string }]) {
      const [statement] = given;
      const own = byClient.get(self) ?? [];
      byClient.set(self, own);
      own.push(typeof statement === "string" ? statement : (statement.text ?? ""));
      return Reflect.apply(target, self, given);
    },
  });
  try {
    await work();
    return [...byClient.values()].filter((own) => own.some((one) => one.includes(table))).flat();
  } finally {
    pg.Client.prototype.query = query;
  }
}
