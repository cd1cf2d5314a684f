import http from "node:http";

export interface Shot {
  url: string;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
}
const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });

/** Sends a request and returns its answer, whatever its code. */
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
/** Whether an answer, or the envelope that it begins with, reports success. */
export const isAnswered = (text: string): boolean => text.includes('"code":200');
/**
 * Sends a request that must succeed: what is measured is never an error.
 *
 * @throws {Error} with the address and the answer when the code is not 200.
 */
export async function request(shot: Shot): Promise<string> {
  const text = await fire(shot);
  if (!isAnswered(text)) throw new Error(`${shot.url}: ${text.slice(0, 300)}`);
  return text;
}
/** Measures requests per second with 16 connections. */
export async function rate(shot: () => Shot, milliseconds = 2000): Promise<number> {
  const { done, seconds } = await fireAll(shot, milliseconds);
  return done / seconds;
}
/** Sends requests with 16 connections; returns how many were answered in how many seconds. */
export async function fireAll(
  shot: () => Shot,
  milliseconds = 2000,
): Promise<{ done: number; seconds: number }> {
  await request(shot());
  const end = performance.now() + milliseconds;
  let done = 0;
  const work = async () => {
    while (performance.now() < end) {
      await request(shot());
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
    await request(shot());
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
