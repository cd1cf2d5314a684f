import fastify from "fastify";
import { describe, expect, it } from "vitest";
import { sendSecurityHeaders } from "./securityHeaders.ts";

async function fetchHeaders(headers: Record<string, string> = {}) {
  const app = fastify({ trustProxy: true });
  sendSecurityHeaders(app);
  app.get("/strict", async (_request, reply) =>
    reply.header("content-security-policy", "default-src 'none'").send({}),
  );
  app.get("/page", async (_request, reply) => reply.type("text/html; charset=utf-8").send("<p>"));
  const answers = await Promise.all(
    ["/strict", "/nowhere", "/page"].map((url) => app.inject({ url, headers })),
  );
  await app.close();
  return answers.map((answer) => answer.headers);
}

describe("security headers of every response", () => {
  it("holds where nothing is found, and gives way to a stricter route", async () => {
    const [strict, missing] = await fetchHeaders();
    expect(strict?.["content-security-policy"]).toBe("default-src 'none'");
    expect(missing?.["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(missing).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
    });
  });
  it("has what a page may use on pages alone", async () => {
    const [strict, , page] = await fetchHeaders();
    // Only the app's own pages scan codes with the camera.
    expect(page?.["permissions-policy"]).toContain("camera=(self)");
    expect(strict).not.toHaveProperty("permissions-policy");
  });
  it("sends HSTS only over https", async () => {
    const [plain] = await fetchHeaders();
    const [safe] = await fetchHeaders({ "x-forwarded-proto": "https" });
    expect(plain).not.toHaveProperty("strict-transport-security");
    expect(safe?.["strict-transport-security"]).toContain("max-age=");
  });
});
