import { expect, vi } from "vitest";
import type { TestServer } from "./testServer.ts";

export interface Preview {
  importId: string;
  mapping: (string | null)[];
  key: string | null;
  kept: boolean;
  dialect: string | null;
  columns: string[];
  sample: string[][];
  encoding: string | null;
  encodings: string[];
  origin: "own" | "other" | null;
  unread: string[];
  fill: { key: string; header: string }[];
  fillLanguages: string[];
  fields: { key: string; header: string }[];
  keys: { name: string; header: string }[];
}
/** The steps of the import dialog, by API calls. */
export const importing = (server: TestServer, user: string, api: string) => {
  async function preview(content: string | Buffer, query = ""): Promise<Preview> {
    const head =
      'content-disposition: form-data; name="file"; filename="rows.csv"\r\ncontent-type: text/csv';
    const answer = await server.request(user, {
      method: "POST",
      url: `/api/${api}/importPreview${query}`,
      payload: Buffer.concat([
        Buffer.from(`--cut\r\n${head}\r\n\r\n`),
        Buffer.from(content),
        Buffer.from("\r\n--cut--\r\n"),
      ]),
      headers: { "content-type": "multipart/form-data; boundary=cut" },
    });
    expect(answer.json().code, answer.body).toBe(200);
    return answer.json().data;
  }
  async function run(importId: string, options: Record<string, unknown>) {
    const started = await server.post(user, `${api}/importRun`, { importId, ...options });
    expect(started.code, started.message).toBe(200);
    return ended(importId);
  }
  const ended = (importId: string) =>
    vi.waitFor(
      async () => {
        const { data } = await server.get(user, `${api}/importStatus`, { importId });
        expect(data.state).not.toBe("running");
        return data;
      },
      { timeout: 30_000, interval: 20 },
    );
  /** Previews and runs an import, with the suggested mapping. */
  async function whole(content: string | Buffer, options: Record<string, unknown> = {}) {
    const read = await preview(content);
    const { importId, mapping, key } = read;
    const answer = read.dialect ? { dialect: read.dialect } : { mapping, key };
    return { ...read, status: await run(importId, { ...answer, ...options }) };
  }
  /** Returns the heading of our record ids in a file. */
  const idHeading = async (): Promise<string> => {
    const { body } = await server.request(user, {
      method: "GET",
      url: `/api/${api}/importTemplate`,
    });
    return body.slice(1).split(",")[0]?.replaceAll('"', "") ?? "";
  };
  const exported = async (format = "csv") =>
    (
      await server.request(user, {
        method: "GET",
        url: `/api/${api}/export?format=${format}&sort=id&order=asc`,
      })
    ).rawPayload;
  return { preview, run, whole, exported, idHeading };
};
