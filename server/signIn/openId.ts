import * as client from "openid-client";

export interface OpenIdSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** What the button of the login page says. */
  name: string;
}
/** What somebody has to bring back from the provider. */
export interface Asked {
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
/** A wrong clock on either side is forgiven so many seconds. */
const clockTolerance = 60;
const patienceSeconds = 10;

/** A provider that says who somebody is, in the words of OpenID Connect. It is asked what it can do when it is first needed. */
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
    // Only a provider on this very machine may do without encryption.
    const local = server.protocol === "http:" && ["localhost", "127.0.0.1", "[::1]"].includes(server.hostname);
    this.#found ??= client
      .discovery(
        server,
        clientId,
        { [client.clockTolerance]: clockTolerance },
        client.ClientSecretBasic(clientSecret),
        {
          timeout: patienceSeconds,
          // The signature of an ID token is checked with the provider's published keys, also where it comes over TLS.
          execute: [client.enableNonRepudiationChecks, ...(local ? [client.allowInsecureRequests] : [])],
        },
      )
      .catch((error: unknown) => {
        // A provider that was away is asked again.
        this.#found = undefined;
        throw error;
      });
    return this.#found;
  }
  /** Where to send somebody, and what they have to bring back. */
  async begin(callback: string): Promise<{ url: string; asked: Asked }> {
    const configuration = await this.#configuration();
    const asked = {
      state: client.randomState(),
      nonce: client.randomNonce(),
      verifier: client.randomPKCECodeVerifier(),
    };
    const url = client.buildAuthorizationUrl(configuration, {
      redirect_uri: callback,
      scope: "openid profile email",
      state: asked.state,
      nonce: asked.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(asked.verifier),
      code_challenge_method: "S256",
    });
    return { url: url.href, asked };
  }
  /** Who somebody is that has come back to `returned`. */
  async finish(returned: URL, { state, nonce, verifier }: Asked): Promise<Identity> {
    const tokens = await client.authorizationCodeGrant(await this.#configuration(), returned, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new Error("the provider said nothing of who it is");
    const text = (value: unknown) => (typeof value === "string" ? value : null);
    return { issuer: claims.iss, subject: claims.sub, name: text(claims.name), email: text(claims.email) };
  }
}
