import http from "node:http";

export interface Shot {
  url: string;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
}
const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });

export function fire({ url, method = "GET", headers = {}, body }: Shot): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      url,
      {
        method,
        agent,
        headers: body
          ? {
              "content-type": "application/json",
              "content-length": Buffer.byteLength(body),
              ...headers,
            }
          : headers,
      },
      (response) => {
        let text = "";
        response.setEncoding("utf8");
        response.on("data", (part: string) => {
          text += part;
        });
        response.on("end", () => resolve(text));
      },
    );
    request.on("error", reject);
    request.end(body);
  });
}
/**
 * Measures requests per second with 16 connections; the first response is checked, so that errors
 * are not counted as throughput.
 */
export async function rate(shot: () => Shot, milliseconds = 2000): Promise<number> {
  const { done, seconds } = await fireAll(shot, milliseconds);
  return done / seconds;
}
/** Sends requests with 16 connections; returns how many were answered in how many seconds. */
export async function fireAll(
  shot: () => Shot,
  milliseconds = 2000,
): Promise<{ done: number; seconds: number }> {
  const first = await fire(shot());
  if (!first.includes('"code":200')) throw new Error(`not answered: ${first.slice(0, 300)}`);
  const end = performance.now() + milliseconds;
  let done = 0;
  const work = async () => {
    while (performance.now() < end) {
      await fire(shot());
      done += 1;
    }
  };
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: 16 }, work));
  return { done, seconds: (performance.now() - startedAt) / 1000 };
}
/** Returns the median latency in milliseconds of sequential calls. */
export async function measureLatency(shot: () => Shot, times = 60): Promise<number> {
  const taken: number[] = [];
  for (let index = 0; index < times; index += 1) {
    const startedAt = performance.now();
    await fire(shot());
    taken.push(performance.now() - startedAt);
  }
  return taken.sort((left, right) => left - right)[Math.floor(times / 2)] ?? 0;
}
export async function untilReady(url: string, seconds = 20): Promise<void> {
  for (let tries = 0; tries < seconds * 20; tries += 1) {
    const ready = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${url} does not answer`);
}
export const median = (values: number[]): number =>
  [...values].sort((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;
