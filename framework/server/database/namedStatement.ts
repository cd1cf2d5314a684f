import pg from "pg";

/**
 * A statement with a name, which a connection parses and plans once. It is given its text and name
 * one by one: pg copies the property descriptors of an object with options, which takes longer than
 * everything else that it does before sending.
 */
class NamedStatement extends pg.Query {
  name: string | undefined;

  constructor(
    text: string,
    values: unknown[],
    name: string,
    callback: (error: Error | null | undefined, result: { rows: unknown[] }) => void,
  ) {
    super(text, values, callback);
    this.name = name;
  }
}

/** Sends a statement with a name on a connection, and returns its rows. */
export const sendNamed = (
  client: pg.PoolClient,
  text: string,
  values: unknown[],
  name: string,
): Promise<{ rows: unknown[] }> =>
  new Promise((resolve, reject) => {
    const statement = new NamedStatement(text, values, name, (error, result) => {
      if (error) reject(error);
      else resolve(result);
    });
    client.query(statement);
  });
