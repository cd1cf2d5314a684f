import { createServer } from "node:http";
import { Provider } from "oidc-provider";

export interface LocalProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /**
   * Opens the provider's address, signs in there as `login`, consents, and returns the redirect
   * address.
   */
  signIn(address: string, login: string): Promise<string>;
  close(): Promise<void>;
}
const listening = (server: ReturnType<typeof createServer>) =>
  new Promise<number>((resolve) =>
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : 0);
    }),
  );

/** Starts a real OpenID Connect provider on a local port, which accepts any login. */
export async function startProvider(callback: string): Promise<LocalProvider> {
  const server = createServer((request, response) => handle(request, response));
  const issuer = `http://127.0.0.1:${await listening(server)}`;
  const [clientId, clientSecret] = ["markethall", "a secret between the two"];
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [callback],
        grant_types: ["authorization_code"],
      },
    ],
    claims: { openid: ["sub"], profile: ["name"], email: ["email"] },
    conformIdTokenClaims: false,
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, name: `${id} by name`, email: `${id}@provider.example` }),
    }),
    cookies: { keys: ["a key for tests"] },
  });
  const handle = provider.callback();

  const signIn = async (address: string, login: string): Promise<string> => {
    const cookies = new Map<string, string>();
    const ask = async (url: string, body?: URLSearchParams) => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      const response = await fetch(url, {
        redirect: "manual",
        headers: { cookie },
        ...(body ? { method: "POST", body } : {}),
      });
      for (const line of response.headers.getSetCookie()) {
        const [name = "", value = ""] = (line.split(";")[0] ?? "").split(/=(.*)/);
        cookies.set(name, value);
      }
      return response;
    };
    let next = address;
    for (let steps = 0; steps < 12; steps += 1) {
      if (!next.startsWith(issuer)) return next;
      const response = await ask(next);
      const location = response.headers.get("location");
      if (location) next = new URL(location, next).href;
      else {
        const page = await response.text();
        const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1];
        const action = /action="([^"]+)"/.exec(page)?.[1];
        if (!prompt || !action)
          throw new Error(`the provider shows something else: ${page.slice(0, 300)}`);
        const sent = await ask(
          new URL(action, next).href,
          new URLSearchParams({ prompt, login, password: "any" }),
        );
        next = new URL(sent.headers.get("location") ?? "", next).href;
      }
    }
    throw new Error("the provider goes round in circles");
  };
  return {
    issuer,
    clientId,
    clientSecret,
    signIn,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
