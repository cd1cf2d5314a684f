import { generateKeyPairSync, sign } from "node:crypto";
import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { OpenId } from "../signIn/openId.ts";

const callback = "http://markethall.example/api/common/thirdParty/callback";
const clientId = "markethall";
let server: Server;
let issuer = "";
let nonce = "";
let signedBy: "published" | "other" = "published";

/**
 * A provider with one published key, whose ID tokens are signed with that key or with another of
 * the same name.
 */
beforeAll(async () => {
  const makeKeys = () => generateKeyPairSync("rsa", { modulusLength: 2048 });
  const keys = { published: makeKeys(), other: makeKeys() };
  const jwk = {
    ...keys.published.publicKey.export({ format: "jwk" }),
    kid: "one",
    alg: "RS256",
    use: "sig",
  };
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
  const idToken = () => {
    const now = Math.floor(Date.now() / 1000);
    const claims = { iss: issuer, sub: "greta", aud: clientId, nonce, iat: now, exp: now + 300 };
    const signed = `${encode({ alg: "RS256", kid: "one" })}.${encode(claims)}`;
    const signature = sign("sha256", Buffer.from(signed), keys[signedBy].privateKey).toString(
      "base64url",
    );
    return `${signed}.${signature}`;
  };
  server = createServer((request, response) => {
    const bodies: Record<string, () => unknown> = {
      "/.well-known/openid-configuration": () => ({
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ["code"],
        subject_types_supported: ["public"],
        id_token_signing_alg_values_supported: ["RS256"],
      }),
      "/jwks": () => ({ keys: [jwk] }),
      "/token": () => ({ access_token: "a", token_type: "bearer", id_token: idToken() }),
    };
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(bodies[request.url ?? ""]?.()));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  issuer = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

async function finish() {
  const openId = new OpenId({ issuer, clientId, clientSecret: "a secret", name: "The guild" });
  const { expected: requested } = await openId.begin(callback);
  nonce = requested.nonce;
  return openId.finish(new URL(`${callback}?code=c&state=${requested.state}`), requested);
}

test("S18: an ID token signed with the provider's key is accepted", async () => {
  signedBy = "published";
  expect(await finish()).toMatchObject({ issuer, subject: "greta" });
});
test("S18: an ID token signed with another key is refused", async () => {
  signedBy = "other";
  await expect(finish()).rejects.toMatchObject({
    code: "OAUTH_INVALID_RESPONSE",
    cause: { message: expect.stringMatching(/signature/) },
  });
});
