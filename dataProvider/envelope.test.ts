import { delay, HttpResponse } from "msw";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { ApiError } from "../framework/admin/provider.ts";
import { envelope, startMockApi, testProvider } from "./testServer.ts";

const { server, received, answers } = startMockApi();
beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterEach(() => {
  received.length = 0;
});
afterAll(() => server.close());

const apiError = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.catch((one: unknown) => one);
  if (error instanceof ApiError) return error;
  throw new Error(`not refused: ${String(error)}`);
};

describe("what every call carries", () => {
  it("names the language and the token", async () => {
    answers(() => envelope({ id: 1, version: 1 }));
    await testProvider().getOne("bills", { id: 1 });
    expect(received[0]?.headers.get("lang")).toBe("zh_CN");
    expect(received[0]?.headers.get("authorization")).toBe("Bearer secret");
  });
  it("carries no authorization without a token", async () => {
    answers(() => envelope({ id: 1, version: 1 }));
    await testProvider({ getToken: () => null }).getOne("bills", { id: 1 });
    expect(received[0]?.headers.has("authorization")).toBe(false);
  });
});

describe("a token that the server replaces", () => {
  const renewing = () =>
    HttpResponse.json(
      { code: 200, message: "", data: { id: 1 } },
      { headers: { "x-renewed-token": "fresh" } },
    );
  it("is carried by the next call, in both dialects", async () => {
    let token = "secret";
    const provider = testProvider({
      getToken: () => token,
      onRenewed: (fresh) => {
        token = fresh;
      },
    });
    answers(renewing);
    await provider.getOne("bills", { id: 1 });
    await provider.getOne("countries", { id: 1 });
    expect(received.map(({ headers }) => headers.get("authorization"))).toEqual([
      "Bearer secret",
      "Bearer fresh",
    ]);
  });
  it("is ignored where the user signed out meanwhile", async () => {
    let token: string | null = "secret";
    const onRenewed = vi.fn();
    answers(() => {
      token = null;
      return renewing();
    });
    await testProvider({ getToken: () => token, onRenewed }).getOne("bills", { id: 1 });
    expect(onRenewed).not.toHaveBeenCalled();
  });
});

describe("errors", () => {
  it("names each field that is wrong", async () => {
    answers(() =>
      envelope(
        { error: "input.invalid", errors: { name: "Required", "lines.0.price": "Too low" } },
        400,
        "No",
      ),
    );
    const error = await apiError(testProvider().create("bills", { data: {} }));
    expect(error).toMatchObject({ code: 400, status: 400, message: "No", error: "input.invalid" });
    expect(error.errors).toEqual({ name: "Required", "lines.0.price": "Too low" });
  });
  it("hands over the newer record of a stale save, in code", async () => {
    answers(() =>
      envelope(
        { error: "record.stale", current: { id: 1, version: 3, amount: 9.99, type: 2 } },
        409,
        "Stale",
      ),
    );
    const error = await apiError(
      testProvider().update("bills", {
        id: 1,
        data: { name: "b" },
        previousData: { id: 1, version: 2 },
      }),
    );
    expect(error.current).toMatchObject({ version: 3, amount: 999, type: "seckill" });
    expect(error.error).toBe("record.stale");
  });
  it("speaks of HTTP errors, whether or not they hold an envelope", async () => {
    answers(() =>
      HttpResponse.json({ code: 413, message: "Too large", data: null }, { status: 413 }),
    );
    expect(await apiError(testProvider().getOne("bills", { id: 1 }))).toMatchObject({
      code: 413,
      message: "Too large",
    });
    answers(() => HttpResponse.text("<html>", { status: 502 }));
    expect(await apiError(testProvider().getOne("bills", { id: 1 }))).toMatchObject({
      code: 502,
      message: "said errors.server.notReady",
    });
  });
  it("reports an expired session, unless nobody was signed in", async () => {
    answers(() => envelope(null, 401, "Signed out"));
    const onUnauthorized = vi.fn();
    await apiError(testProvider({ onUnauthorized }).getOne("bills", { id: 1 }));
    expect(onUnauthorized).toHaveBeenCalledOnce();
    await apiError(
      testProvider({ onUnauthorized, getToken: () => null }).getOne("bills", { id: 1 }),
    );
    expect(onUnauthorized).toHaveBeenCalledOnce();
  });
  it("reports that the network failed, or that the server timed out", async () => {
    answers(() => HttpResponse.error());
    expect(await apiError(testProvider().getOne("bills", { id: 1 }))).toMatchObject({
      code: 0,
      error: "network.unreachable",
      message: "said errors.network.unreachable",
    });
    answers(async () => {
      await delay(300);
      return envelope(null);
    });
    expect(await apiError(testProvider({ timeout: 50 }).getOne("bills", { id: 1 }))).toMatchObject({
      code: 0,
      error: "network.timeout",
    });
  });
  it("leaves a cancelled call alone", async () => {
    const controller = new AbortController();
    controller.abort();
    const error = await testProvider()
      .getOne("bills", { id: 1, signal: controller.signal })
      .catch((one: unknown) => one);
    expect(error).toMatchObject({ name: "AbortError" });
  });
});
