import type { FastifyInstance } from "fastify";
import { Overload } from "../../framework/server/http/overload.ts";
import { networkOf } from "../signIn/throttle.ts";
import { Buckets } from "../storefront/bucket.ts";

/** How often in a minute at each process; 0 is without limit. */
export interface MemberLimits {
  /** Calls of one member. */
  calls: number;
  /** Exports of one shop. */
  exports: number;
  /** Previews and runs of imports of one shop. */
  imports: number;
  /** Files that one shop uploads. */
  uploads: number;
  /** Captchas that one network asks for. */
  captchas: number;
}
/** More than somebody does who works fast, and less than a loop. */
export const defaultLimits: MemberLimits = { calls: 3000, exports: 20, imports: 60, uploads: 600, captchas: 60 };

const kinds = new Map<string, "exports" | "imports" | "uploads">([
  ["export", "exports"],
  ["importPreview", "imports"],
  ["importRun", "imports"],
  ["upload", "uploads"],
]);

/** Refuses a call with 429 and Retry-After, before its body is read, where its member or shop calls too often. */
export function limitMembers(app: FastifyInstance, limits: MemberLimits): void {
  const buckets = {
    calls: new Buckets(limits.calls),
    exports: new Buckets(limits.exports),
    imports: new Buckets(limits.imports),
    uploads: new Buckets(limits.uploads),
    captchas: new Buckets(limits.captchas),
  };
  const take = (kind: keyof typeof buckets, whose: string): void => {
    const wait = buckets[kind].take(whose);
    if (wait > 0) throw new Overload(429, "rate.exceeded", "refusal.rateExceeded", wait);
  };
  app.addHook("onRequest", async (request) => {
    const { actor } = request.call;
    const url = request.routeOptions.url ?? "";
    if (url === "/api/common/captcha") take("captchas", networkOf(request.ip));
    if (!actor) return;
    take("calls", `member ${actor.id}`);
    const kind = kinds.get(url.slice(url.lastIndexOf("/") + 1));
    if (kind) take(kind, actor.shopId === null ? `platform ${actor.id}` : `shop ${actor.shopId}`);
  });
}
