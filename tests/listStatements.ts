import pg from "pg";

/** Lists the statements that the connections to the server send while `work` runs. */
export async function listStatements(work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = new Proxy(query, {
    apply(target, self, given: [string | { text?: string }]) {
      const [statement] = given;
      statements.push(typeof statement === "string" ? statement : (statement.text ?? ""));
      return Reflect.apply(target, self, given);
    },
  });
  try {
    await work();
    return statements;
  } finally {
    pg.Client.prototype.query = query;
  }
}
