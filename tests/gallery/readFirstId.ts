import type { ReadFirstId } from "./listScenes.ts";

/** Returns a function that reads first rows of the demo, as the owners of shop and platform. */
export function createFirstIdReader(base: string): ReadFirstId {
  const tokens = new Map<string, Promise<string>>();
  async function signIn(username: string): Promise<string> {
    const body = new URLSearchParams({ username, password: "markethall-demo" });
    const answer = await fetch(`${base}/api/common/login`, { method: "POST", body });
    return (await answer.json()).data.token;
  }
  return async (login, api) => {
    const token = tokens.get(login) ?? signIn(login);
    tokens.set(login, token);
    const answer = await fetch(`${base}/api/${api}/getList?pageSize=1`, {
      headers: { authorization: `Bearer ${await token}` },
    });
    return (await answer.json()).data?.list?.[0]?.id ?? null;
  };
}
