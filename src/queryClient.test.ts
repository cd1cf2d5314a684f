import { QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { createQueryClient, waitingKey } from "./queryClient.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("what waits is counted anew once after an action that changed rows", async () => {
  vi.useFakeTimers();
  const client = createQueryClient();
  const count = vi.fn(async () => 21);
  const observer = new QueryObserver(client, {
    queryKey: waitingKey,
    queryFn: count,
    staleTime: 60_000,
  });
  const unsubscribe = observer.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(0);
  expect(count).toHaveBeenCalledTimes(1);

  for (const name of ["orders", "refunds"]) client.setQueryData([name, "getList"], []);
  await client.invalidateQueries({ queryKey: ["orders"] });
  await client.invalidateQueries({ queryKey: ["refunds"] });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(count).toHaveBeenCalledTimes(2);
  unsubscribe();
  client.clear();
});
