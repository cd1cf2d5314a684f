// @vitest-environment jsdom
import { describe, expect, test, vi } from "vitest";
import { maySpend, whenIdle } from "./whenIdle.ts";

describe("data that is not needed yet", () => {
  test.each([
    [{}, true],
    [{ effectiveType: "4g" }, true],
    [{ effectiveType: "4g", saveData: true }, false],
    [{ effectiveType: "3g" }, false],
    [{ effectiveType: "slow-2g", saveData: false }, false],
  ])("may be fetched on the connection %j: %s", (connection, may) => {
    expect(maySpend(connection)).toBe(may);
  });

  test("is fetched once the browser is idle", async () => {
    vi.stubGlobal("requestIdleCallback", (task: () => void) => setTimeout(task, 1));
    const task = vi.fn();
    whenIdle(task);
    expect(task).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(task).toHaveBeenCalledOnce());
  });

  test("is not fetched where data is saved", async () => {
    vi.stubGlobal("requestIdleCallback", (task: () => void) => task());
    vi.stubGlobal("navigator", { connection: { saveData: true } });
    const task = vi.fn();
    whenIdle(task);
    expect(task).not.toHaveBeenCalled();
  });
});
