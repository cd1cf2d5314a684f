import { createTheme, ThemeProvider } from "@mui/material/styles";
import { QueryClient } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import polyglotI18nProvider from "ra-i18n-polyglot";
import englishMessages from "ra-language-english";
import type { ReactNode } from "react";
import { CoreAdminContext, memoryStore, Notification, type TranslationMessages } from "react-admin";
import { createMemoryRouter, RouterProvider } from "react-router";
import { vi } from "vitest";
import { formMessages } from "../../../../framework/admin/form/locales/en.ts";
import { listMessages } from "../../../../framework/admin/list/locales/en.ts";
import type { AdminProvider } from "../../../../framework/admin/provider.ts";
import { AdminContextProvider } from "../../../../framework/admin/resources.tsx";
import type { Actor } from "../../../../framework/schema/index.ts";
import { resourceMessages } from "../../../../i18n/resourceMessages.ts";
import folderMessages from "../../materialFolders/locales/en.ts";
import { materialFolders } from "../../materialFolders/materialFolders.ts";
import englishResources from "../locales/en.ts";
import screens from "../MaterialsScreens.tsx";
import { materials } from "../materials.ts";
import type { Use } from "../use.ts";
import type { Material } from "./material.ts";

export const merchant: Actor = {
  id: 7,
  name: "Mei",
  realm: "shop",
  shopId: 3,
  roles: ["admin"],
  permissions: [],
};

export const material = (id: number, more: Partial<Material> = {}): Material => ({
  id,
  version: 1,
  name: `Picture ${id}.png`,
  address: `/files/3/${String(id).padStart(32, "0")}.png`,
  thumb: null,
  kind: "image",
  size: 2048,
  width: 60,
  height: 40,
  folder: null,
  useCount: 0,
  addTime: "2026-10-01T02:03:04.000Z",
  ...more,
});

/** An in-memory library that records its calls. */
export function createLibraryProvider(list: readonly Material[], uses: readonly Use[] = []) {
  const rows = [...list];
  const deleted = (ids: readonly number[]) => {
    for (const id of ids) {
      const at = rows.findIndex((row) => row.id === id);
      if (at >= 0) rows.splice(at, 1);
    }
  };
  const calls: Record<string, (input: Record<string, unknown>) => Record<string, unknown>> = {
    folders: () => ({
      list: [{ folder: 1, count: rows.filter(({ folder }) => folder === 1).length }],
      total: rows.length,
    }),
    uses: ({ ids }) => {
      const found = uses.filter(({ material: id }) => String(ids).split(",").includes(String(id)));
      return { list: found, total: found.length };
    },
    unused: () => {
      const free = rows.filter(({ useCount }) => useCount === 0);
      return { ids: free.map(({ id }) => id), total: free.length };
    },
    replace: () => ({ records: 2 }),
  };
  const provider = {
    getList: vi.fn(async (resource: string, { filter }: { filter: Record<string, unknown> }) => {
      if (resource === materialFolders.name)
        return { data: [{ id: 1, name: "Summer", parent: null, version: 1 }], total: 1 };
      const { ids, folder, q, kind } = filter;
      const data = rows.filter(
        (row) =>
          (!Array.isArray(ids) || ids.includes(row.id)) &&
          (!folder || row.folder === folder) &&
          (!q || row.name.includes(String(q))) &&
          (!kind || row.kind === kind),
      );
      return { data, total: data.length };
    }),
    getMany: vi.fn(async (_resource: string, { ids }: { ids: readonly number[] }) => ({
      data: rows.filter(({ id }) => ids.includes(id)),
    })),
    runCall: vi.fn(
      async (_resource: string, call: string, input: Record<string, unknown>) =>
        calls[call]?.(input) ?? {},
    ),
    removeMany: vi.fn(async (_resource: string, ids: readonly number[]) => {
      deleted(ids);
      return { list: [], failed: [] };
    }),
    bulkEdit: vi.fn(async () => ({ list: [], failed: [] })),
    upload: vi.fn(async (file: File) => {
      const made = material(100 + rows.length, { name: file.name });
      rows.unshift(made);
      return {
        imgUrl: made.address,
        thumbUrl: null,
        name: file.name,
        size: file.size,
        materialId: made.id,
        known: false,
      };
    }),
  };
  return { provider, shown: provider as unknown as AdminProvider };
}

/** Renders a part of the library within the app's contexts. */
export function renderLibrary(
  children: ReactNode,
  provider: AdminProvider,
  actor = merchant,
  at = "/shop/source",
) {
  const messages = {
    ...englishMessages,
    markethall: { ...formMessages, list: listMessages },
    resources: {
      [materials.name]: resourceMessages(materials, englishResources),
      [materialFolders.name]: resourceMessages(materialFolders, folderMessages),
    },
  } as unknown as TranslationMessages;
  const frame = (
    <CoreAdminContext
      dataProvider={provider}
      store={memoryStore()}
      queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      i18nProvider={polyglotI18nProvider(
        () => messages,
        "en",
        [{ locale: "en", name: "English" }],
        {
          allowMissing: true,
        },
      )}
    >
      <ThemeProvider theme={createTheme()}>
        <AdminContextProvider
          resources={[materials, materialFolders]}
          screens={Object.fromEntries([screens])}
          actor={actor}
          timeZone="Australia/Sydney"
        >
          {children}
          <Notification />
        </AdminContextProvider>
      </ThemeProvider>
    </CoreAdminContext>
  );
  return render(
    <RouterProvider
      router={createMemoryRouter([{ path: "*", element: frame }], { initialEntries: [at] })}
    />,
  );
}
