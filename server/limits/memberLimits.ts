import type { FastifyInstance } from "fastify";
import { Overload } from "../../framework/server/http/findOverload.ts";
import { toNetwork } from "../../framework/server/session/throttle.ts";
import { domainError } from "../errors.ts";
import { RateLimit } from "./RateLimit.ts";

/** Limits per minute and process; 0 is unlimited. */
export interface MemberLimits {
  /** Calls of one member. */
  calls: number;
  /** Exports of one shop. */
  exports: number;
  /** Previews and runs of imports of one shop. */
  imports: number;
  /** File uploads of one shop. */
  uploads: number;
  /** Captchas requested by one network. */
  captchas: number;
}
/** Above what a fast worker needs, and below what a loop produces. */
export const defaultLimits: MemberLimits = {
  calls: 3000,
  exports: 20,
  imports: 60,
  uploads: 600,
  captchas: 60,
};

const kinds = new Map<string, "exports" | "imports" | "uploads">([
  ["export", "exports"],
  ["importPreview", "imports"],
  ["importRun", "imports"],
  ["upload", "uploads"],
]);

/**
 * Rejects a call with 429 and Retry-After, before its body is read, when its member or shop exceeds
 * a limit.
 */
export function limitMembers(app: FastifyInstance, limits: MemberLimits): void {
  const rates = {
    calls: new RateLimit(limits.calls),
    exports: new RateLimit(limits.exports),
    imports: new RateLimit(limits.imports),
    uploads: new RateLimit(limits.uploads),
    captchas: new RateLimit(limits.captchas),
  };
  const takeOrReject = async (kind: keyof typeof rates, key: string): Promise<void> => {
    const wait = await rates[kind].take(key);
    if (wait > 0) throw new Overload(domainError("member.rateLimited", { seconds: wait }), wait);
  };
  app.addHook("onRequest", async (request) => {
    const { actor } = request.call;
    const url = request.routeOptions.url ?? "";
    if (url === "/api/common/captcha") await takeOrReject("captchas", toNetwork(request.ip));
    if (!actor) return;
    await takeOrReject("calls", `member ${actor.id}`);
    const kind = kinds.get(url.slice(url.lastIndexOf("/") + 1));
    if (!kind) return;
    const tenant = actor.tenantId === null ? `platform ${actor.id}` : `shop ${actor.tenantId}`;
    await takeOrReject(kind, tenant);
  });
}
