import type { FastifyInstance } from "fastify";

/**
 * Only scripts of this server run. Styles are created in the page. Fields contain only our own
 * files; rich text may show pictures of the web.
 */
const contentPolicy = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https:",
  "media-src 'self' blob:",
  "font-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

const always = {
  "content-security-policy": contentPolicy,
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "same-origin",
} as const;
/** Pages alone have a policy of what they may use; their scripts, pictures and calls obey it. */
const permissionsPolicy = "camera=(self), microphone=(), geolocation=(), payment=(), usb=()";
/** Browsers accept these over HTTPS only. */
const overHttps = {
  "strict-transport-security": "max-age=31536000",
  "cross-origin-opener-policy": "same-origin",
} as const;

/**
 * Adds the security headers to every response, and those of pages to pages; a route may be
 * stricter. Behind a proxy, `TRUST_PROXY` makes it detect HTTPS.
 */
export function sendSecurityHeaders(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(always);
    if (request.protocol === "https") reply.headers(overHttps);
    done();
  });
  app.addHook("onSend", (_request, reply, _payload, done) => {
    const type = reply.getHeader("content-type");
    if (typeof type === "string" && type.startsWith("text/html"))
      reply.header("permissions-policy", permissionsPolicy);
    done();
  });
}
