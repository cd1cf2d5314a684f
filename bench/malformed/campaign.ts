import http from "node:http";
import { createRandom } from "../../demo/random.ts";
import { type Call, generateCall, type Operation } from "./generateCall.ts";
import type { Schema } from "./values.ts";

export interface CampaignOptions {
  /** Addresses of the processes, such as `http://127.0.0.1:3000`. */
  bases: readonly string[];
  operations: readonly Operation[];
  components: Schema;
  seed: number;
  count: number;
  workers: number;
  /** Returns a token for a login, a new one when the previous one is invalid. */
  tokenFor(login: string, isRenewed: boolean): Promise<string | null>;
}
export interface Failure {
  call: string;
  status: number;
  milliseconds: number;
  answer: string;
}
export interface Report {
  calls: number;
  /** Calls by the code of their envelope, or by their HTTP status. */
  codes: Map<number, number>;
  failures: Failure[];
  slow: Failure[];
  longest: number;
}
/** Milliseconds after which a response counts as too slow. */
export const slowest = 5000;
/** Timeout of a call in milliseconds. */
const timeout = 30_000;
/**
 * One connection per call: a pooling agent would hold one open for each source address until no
 * more can be opened.
 */
const agent = new http.Agent({ keepAlive: false, maxSockets: 64 });

interface Reply {
  status: number;
  text: string;
}
/** Sends one call from its own source address, so that rate limits per network do not apply. */
function send(base: string, call: Call, token: string | null, from: number): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      `${base}${call.url}`,
      {
        method: call.method,
        agent,
        localAddress: `127.1.${1 + (Math.floor(from / 200) % 200)}.${1 + (from % 200)}`,
        headers: {
          ...call.headers,
          ...(call.body ? { "content-length": call.body.length } : {}),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        signal: AbortSignal.timeout(timeout),
      },
      (response) => {
        let text = "";
        response.setEncoding("utf8");
        response.on("data", (part: string) => {
          if (text.length < 2000) text += part;
        });
        response.on("end", () => resolve({ status: response.statusCode ?? 0, text }));
        response.on("error", reject);
      },
    );
    request.on("error", reject);
    request.end(call.body ?? undefined);
  });
}
const findErrorCode = ({ status, text }: Reply): number => {
  const code = /^\{"code":(\d{3}),/.exec(text)?.[1];
  return status === 200 && code ? Number(code) : status;
};
const shown = ({ method, url, headers, body, login }: Call): string =>
  `${login}: ${method} ${url.slice(0, 400)} ${headers["content-type"] ?? ""} ${body ? body.toString("latin1").slice(0, 300) : ""}`;

/** Sends the given number of malformed calls; the same seed produces the same calls. */
export async function runCampaign(options: CampaignOptions): Promise<Report> {
  const { bases, operations, components, seed, count, workers, tokenFor } = options;
  const report: Report = { calls: 0, codes: new Map(), failures: [], slow: [], longest: 0 };
  let next = 0;
  const one = async (index: number): Promise<void> => {
    const call = generateCall(operations, components, createRandom(seed + index));
    const startedAt = performance.now();
    let reply: Reply;
    try {
      const base = bases[index % bases.length] ?? "";
      reply = await send(base, call, await tokenFor(call.login, false), index);
      if (findErrorCode(reply) === 401 && call.login !== "none" && call.login !== "garbage")
        reply = await send(base, call, await tokenFor(call.login, true), index);
    } catch (error) {
      reply = { status: 0, text: String(error) };
    }
    const milliseconds = performance.now() - startedAt;
    const code = findErrorCode(reply);
    report.calls += 1;
    report.codes.set(code, (report.codes.get(code) ?? 0) + 1);
    report.longest = Math.max(report.longest, milliseconds);
    const failure = {
      call: shown(call),
      status: reply.status,
      milliseconds,
      answer: reply.text.slice(0, 300),
    };
    // Node's client rejects an invalid header before it sends the call.
    if (code >= 500 && code !== 503) report.failures.push(failure);
    else if (
      code === 0 &&
      !/Invalid character in header|ERR_INVALID_CHAR|ERR_UNESCAPED/.test(reply.text)
    )
      report.failures.push(failure);
    if (milliseconds > slowest) report.slow.push(failure);
  };
  const work = async (): Promise<void> => {
    while (next < count) {
      next += 1;
      await one(next - 1);
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  return report;
}
