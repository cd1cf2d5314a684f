import { vi } from "vitest";
import type { ImplementedCalls } from "../implementedProvider.ts";
import type { AdminRecord, ListParams, RowResults } from "../provider.ts";
import { createRejectingProvider } from "../rejectingProvider.ts";

/** In-memory provider for tests: records its calls, and answers without a server. */
export function createMemoryProvider(
  rows: readonly AdminRecord[],
  overrides: Partial<ImplementedCalls> = {},
) {
  const done = (ids: readonly number[]): Promise<RowResults> =>
    Promise.resolve({ list: rows.filter((row) => ids.includes(row.id)), failed: [] });
  const provider = {
    getList: vi.fn(async (_resource: string, { pagination }: ListParams) => {
      const { page = 1, perPage = 20 } = pagination ?? {};
      return { data: rows.slice((page - 1) * perPage, page * perPage), total: rows.length };
    }),
    update: vi.fn(async (_resource: string, { data }: { data: unknown }) => ({ data })),
    runAction: vi.fn((_resource: string, _action: string, { ids }: { ids: readonly number[] }) =>
      done(ids),
    ),
    bulkEdit: vi.fn((_resource: string, { ids }: { ids: readonly number[] }) => done(ids)),
    revert: vi.fn((_resource: string, some: readonly { id: number }[]) =>
      done(some.map(({ id }) => id)),
    ),
    removeMany: vi.fn((_resource: string, ids: readonly number[]) => done(ids)),
    restore: vi.fn((_resource: string, ids: readonly number[]) => done(ids)),
    purge: vi.fn((_resource: string, ids: readonly number[]) => done(ids)),
    move: vi.fn(async (_resource: string, { id }: { id: number }) =>
      rows.find((row) => row.id === id),
    ),
    selector: vi.fn(async () => []),
    ids: vi.fn(async () => rows.map((row) => row.id)),
    counts: vi.fn(async () => ({ all: rows.length })),
    sums: vi.fn(async () => ({})),
    exportRows: vi.fn(async () => () => {}),
    ...overrides,
  };
  // Calls that lists do not use are rejected.
  return Object.assign(createRejectingProvider(), provider);
}
