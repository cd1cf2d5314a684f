import type { Data } from "./front.ts";
import { Merchant } from "./merchant.ts";

/** Milliseconds between polls of an import's state, and the timeout. */
const pollMs = 200;
const maxPolls = 150;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * A merchant who changes stock during sales: by differences, by a new number in place of the one
 * that was read, and by files with new counts.
 */
export class StockClerk extends Merchant {
  protected async work(): Promise<void> {
    const { data } = await this.front.get("member/sku/getList?pageSize=200", this.token);
    const skus: Data[] = ((data?.list ?? []) as Data[])
      .filter(() => this.random.chance(0.05))
      .slice(0, 5);
    if (skus.length === 0) return;
    const way = this.random.whole(1, 10);
    if (way <= 5) await this.#changeStock(skus);
    else if (way <= 8) await this.#editStock(skus);
    else await this.#importCounts(skus.filter(({ code }) => code));
  }
  async #changeStock(skus: readonly Data[]): Promise<void> {
    const stockJson = skus.map(({ id }) => ({
      skuId: id,
      delta: this.random.pick([-2, -1, 1, 3, 5]),
    }));
    const { code, data } = await this.front.post(
      "member/goods/updateStock",
      { stockJson },
      this.token,
    );
    if (code === 200) this.tally.did("changeStock");
    else this.tally.countRejected("changeStock", String(data?.error ?? code));
  }
  /** Saves new numbers; one is rejected if a sale has changed the number that was read. */
  async #editStock(skus: readonly Data[]): Promise<void> {
    for (const { id, stock } of skus) {
      const { code, data } = await this.front.post(
        "member/sku/editSubmit",
        { id, stock: stock + this.random.whole(0, 4), expectedStock: stock },
        this.token,
      );
      if (code === 200) this.tally.did("editStock");
      else this.tally.countRejected("editStock", String(data?.error ?? code));
    }
  }
  async #importCounts(skus: readonly Data[]): Promise<void> {
    const lines = skus.map(({ code, stock }) => `"${code}",${stock + this.random.whole(0, 5)}`);
    const file = ["Code,Stock", ...lines, ""].join("\r\n");
    const preview = await this.front.upload(
      "member/sku/importPreview",
      "counts.csv",
      file,
      this.token,
    );
    if (preview.code !== 200)
      return this.tally.countRejected("importStock", String(preview.data?.error ?? preview.code));
    const { importId, mapping, key } = preview.data;
    const run = await this.front.post(
      "member/sku/importRun",
      { importId, mapping, key },
      this.token,
    );
    if (run.code !== 200)
      return this.tally.countRejected("importStock", String(run.data?.error ?? run.code));
    for (let polls = 0; polls < maxPolls; polls += 1) {
      await pause(pollMs);
      const { code, data } = await this.front.get(
        `member/sku/importStatus?importId=${importId}`,
        this.token,
      );
      if (code !== 200) return this.tally.countRejected("importStock", String(data?.error ?? code));
      if (data.state === "running") continue;
      this.tally.did("importStock");
      // Rows whose stock was sold between the upload and the run.
      for (let failed = data.failed; failed > 0; failed -= 1)
        this.tally.countRejected("importStock row", "failed");
      return;
    }
    this.tally.countRejected("importStock", "timeout");
  }
}
