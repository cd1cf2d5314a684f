import * as client from "openid-client";

export interface OpenIdSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Label of the login page's button. */
  name: string;
}
/** Values that the browser must return from the provider. */
export interface AuthorizationRequest {
  state: string;
  nonce: string;
  verifier: string;
}
export interface Identity {
  issuer: string;
  subject: string;
  name: string | null;
  email: string | null;
}
/** Tolerated clock difference, in seconds. */
const clockTolerance = 60;
const patienceSeconds = 10;

/** OpenID Connect provider. Its metadata is discovered on first use. */
export class OpenId {
  readonly name: string;
  readonly #settings: OpenIdSettings;
  #found: Promise<client.Configuration> | undefined;
  constructor(settings: OpenIdSettings) {
    this.#settings = settings;
    this.name = settings.name;
  }
  #configuration(): Promise<client.Configuration> {
    const { issuer, clientId, clientSecret } = this.#settings;
    const server = new URL(issuer);
    // Only a provider on the same machine may do without encryption.
    const local =
      server.protocol === "http:" && ["localhost", "127.0.0.1", "[::1]"].includes(server.hostname);
    this.#found ??= client
      .discovery(
        server,
        clientId,
        { [client.clockTolerance]: clockTolerance },
        client.ClientSecretBasic(clientSecret),
        {
          timeout: patienceSeconds,
          // Verifies the signature of an ID token with the provider's published keys, even if it is
          // received over TLS.
          execute: [
            client.enableNonRepudiationChecks,
            ...(local ? [client.allowInsecureRequests] : []),
          ],
        },
      )
      .catch((error: unknown) => {
        // A provider that was unavailable is queried again.
        this.#found = undefined;
        throw error;
      });
    return this.#found;
  }
  /** Returns the address to redirect the browser to, and the values that it must return. */
  async begin(callback: string): Promise<{ url: string; expected: AuthorizationRequest }> {
    const configuration = await this.#configuration();
    const expected = {
      state: client.randomState(),
      nonce: client.randomNonce(),
      verifier: client.randomPKCECodeVerifier(),
    };
    const url = client.buildAuthorizationUrl(configuration, {
      redirect_uri: callback,
      scope: "openid profile email",
      state: expected.state,
      nonce: expected.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(expected.verifier),
      code_challenge_method: "S256",
    });
    return { url: url.href, expected };
  }
  /** Returns the identity of a user redirected back to `returned`. */
  async finish(returned: URL, { state, nonce, verifier }: AuthorizationRequest): Promise<Identity> {
    const tokens = await client.authorizationCodeGrant(await this.#configuration(), returned, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new Error("the provider said nothing of who it is");
    const text = (value: unknown) => (typeof value === "string" ? value : null);
    return {
      issuer: claims.iss,
      subject: claims.sub,
      name: text(claims.name),
      email: text(claims.email),
    };
  }
}
