import { connect } from "node:net";
import fastify, { type FastifyInstance } from "fastify";
import { afterEach, expect, test } from "vitest";
import { endSlowBodies } from "./endSlowBodies.ts";

const limits = { checkMs: 50, graceMs: 200, minBytesPerSecond: 2_000, maxMs: 600 };
let app: FastifyInstance;
afterEach(() => app.close());

async function start(): Promise<number> {
  app = fastify({ forceCloseConnections: true });
  endSlowBodies(app, limits);
  app.addContentTypeParser(/^multipart\//, (_request, payload, done) => {
    payload.resume();
    payload.on("end", () => done(null, {}));
  });
  app.post("/body", async () => "read");
  // Like a guard, answers before the body has arrived.
  app.post(
    "/refused",
    { onRequest: async (_request, reply) => reply.code(401).send("refused") },
    async () => "never",
  );
  await app.listen({ port: 0, host: "127.0.0.1" });
  const address = app.server.address();
  return typeof address === "object" && address ? address.port : 0;
}
/** Sends a body piece by piece; returns the response and how long the connection was open. */
async function send(path: string, type: string, piece: string, pieces: number, everyMs: number) {
  const socket = connect(await start(), "127.0.0.1");
  const began = Date.now();
  let received = "";
  socket.on("data", (data) => {
    received += data;
  });
  socket.on("error", () => {});
  const length = piece.length * pieces;
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`,
  );
  let sent = 0;
  const timer = setInterval(() => {
    if (sent < pieces && socket.writable) socket.write(piece);
    sent += 1;
    if (sent >= pieces && received.includes("read")) socket.end();
  }, everyMs);
  await new Promise((resolve) => socket.once("close", resolve));
  clearInterval(timer);
  return { received, ms: Date.now() - began };
}

test("S24: a body that trickles in is cut off, for any type", async () => {
  const form = await send("/body", "text/plain", "a", 1_000, 50);
  expect(form.received).toContain("408");
  expect(form.ms).toBeLessThan(3_000);
});
test("S24: an upload below the minimum rate is ended", async () => {
  const upload = await send("/body", "multipart/form-data; boundary=x", "a", 1_000, 50);
  expect(upload.received).toContain("408");
  expect(upload.ms).toBeLessThan(3_000);
});
test("S24: a refused request does not hold its connection with a body that trickles in", async () => {
  const rejected = await send("/refused", "multipart/form-data; boundary=x", "a", 1_000, 50);
  expect(rejected.received).toContain("401");
  expect(rejected.ms).toBeLessThan(3_000);
});
test("S24: an upload of a slow phone arrives, however long it takes", async () => {
  const upload = await send("/body", "multipart/form-data; boundary=x", "a".repeat(2_000), 15, 100);
  expect(upload.received).toContain("200 OK");
  expect(upload.ms).toBeGreaterThan(limits.maxMs);
});
