import type { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

interface Limits {
  /** Interval at which requests with incoming bodies are checked. */
  checkMs: number;
  /** Grace period before the minimum rate applies. */
  graceMs: number;
  /** Minimum average rate of an upload after that; a phone with a poor connection reaches it. */
  minBytesPerSecond: number;
  /** Maximum duration of any other body, which has at most a megabyte. */
  maxMs: number;
}
const defaults: Limits = {
  checkMs: 5_000,
  graceMs: 20_000,
  minBytesPerSecond: 2_000,
  maxMs: 60_000,
};

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
const isUpload = ({ headers }: IncomingMessage): boolean =>
  headers["content-type"]?.toLowerCase().startsWith("multipart/") === true;

/**
 * Ends requests whose bodies trickle in, also those already rejected: each would occupy a
 * connection for minutes.
 */
export function endSlowBodies(app: FastifyInstance, given: Partial<Limits> = {}): void {
  const limits = { ...defaults, ...given };
  const arriving = new Map<IncomingMessage, { since: number; read: number }>();

  function isTooSlow(request: IncomingMessage, since: number, read: number): boolean {
    const elapsed = Date.now() - since;
    // A full buffer waits for the server, not for the client.
    if (elapsed < limits.graceMs || request.readableLength >= request.readableHighWaterMark)
      return false;
    if (!isUpload(request)) return elapsed > limits.maxMs;
    return (request.socket.bytesRead - read) * 1000 < elapsed * limits.minBytesPerSecond;
  }
  const timer = setInterval(() => {
    for (const [request, { since, read }] of arriving) {
      if (!isTooSlow(request, since, read)) continue;
      arriving.delete(request);
      // Written directly to the socket: a reply may have been sent already, and no handler waits
      // for the rest.
      request.socket.end(
        "HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n",
      );
      request.socket.destroySoon();
    }
  }, limits.checkMs);
  timer.unref();

  function follow(raw: IncomingMessage): void {
    // A call injected by a test has no connection.
    if (raw.complete || !hasBody(raw) || !(raw.socket instanceof Socket)) return;
    arriving.set(raw, { since: Date.now(), read: raw.socket.bytesRead });
    const forget = () => arriving.delete(raw);
    raw.once("end", forget);
    raw.once("close", forget);
  }
  app.addHook("onRequest", ({ raw }, _reply, done) => {
    follow(raw);
    done();
  });
  app.addHook("onClose", async () => clearInterval(timer));
}
