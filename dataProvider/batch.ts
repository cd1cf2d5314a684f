interface Waiting<T> {
  ids: readonly number[];
  resolve: (rows: T[]) => void;
  reject: (error: unknown) => void;
}
/** Maximum number of rows per call, which limits the length of its URL. */
export const batchSize = 500;

/**
 * Combines the requests of one tick into one call with each id once. Ids that the server does not
 * find are left out.
 */
export function createBatch<T extends { id: number }>(
  load: (ids: readonly number[]) => Promise<T[]>,
) {
  let waiting: Waiting<T>[] = [];

  async function flush() {
    const requestInput = waiting;
    waiting = [];
    const ids = [...new Set(requestInput.flatMap((one) => one.ids))];
    const chunks = Array.from({ length: Math.ceil(ids.length / batchSize) }, (_, index) =>
      ids.slice(index * batchSize, (index + 1) * batchSize),
    );
    try {
      const rows = (await Promise.all(chunks.map(load))).flat();
      const byId = new Map(rows.map((row) => [row.id, row]));
      for (const { ids: wanted, resolve } of requestInput)
        resolve(wanted.flatMap((id) => byId.get(id) ?? []));
    } catch (error) {
      for (const { reject } of requestInput) reject(error);
    }
  }
  return (ids: readonly number[]) =>
    new Promise<T[]>((resolve, reject) => {
      if (ids.length === 0) return resolve([]);
      waiting.push({ ids, resolve, reject });
      if (waiting.length === 1) queueMicrotask(flush);
    });
}
