import { type Figure, requireAtLeast } from "./figure.ts";
import { median, request } from "./load.ts";

/** Maximum number of rows of one call. */
const rows = 1000;
const rounds = 3;

/**
 * Compares one bulk call for 1,000 rows with the same call for each row in turn: an action with a
 * dialog (pause, resume) and an edit.
 */
export async function measureBulk(api: string, headers: Record<string, string>): Promise<Figure[]> {
  const post = async (call: string, body: unknown) => {
    await request({
      url: `${api}/member/supplier/${call}`,
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
  };
  const time = async (work: () => Promise<void>): Promise<number> => {
    const startedAt = performance.now();
    await work();
    return performance.now() - startedAt;
  };
  const answer = await request({ url: `${api}/member/supplier/getIds`, headers });
  const ids = (JSON.parse(answer) as { data: number[] }).data.slice(0, rows);
  const pairs = {
    action: async (some: readonly number[], round: number) => {
      await post("resume", { ids: some }).catch(() => {});
      return time(() => post("pause", { ids: some, reason: `Stocktake ${round}` }));
    },
    edit: (some: readonly number[], round: number) =>
      time(() => post("bulkEdit", { ids: some, values: { paymentDays: 60 + round } })),
  };
  const figures: Figure[] = [];
  for (const [name, run] of Object.entries(pairs)) {
    const together: number[] = [];
    const single: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      together.push(await run(ids, round));
      let sum = 0;
      for (const id of ids.slice(0, 100)) sum += await run([id], 100 + round);
      single.push(sum * 10);
    }
    console.log(
      `bulk ${name}: ${together.map(Math.round)} ms, one by one ${single.map(Math.round)} ms`,
    );
    figures.push(
      requireAtLeast(
        `a bulk ${name} on ${ids.length.toLocaleString("en")} rows (${median(together).toFixed(0)} ms), in times of the same call for each row in turn`,
        median(single) / median(together),
        5,
      ),
    );
  }
  return figures;
}
