import type { ReactNode } from "react";
import { vi } from "vitest";
import {
  createStubProvider,
  tenantMember,
} from "../../../../framework/admin/form/renderScreen.tsx";
import { KeyHost } from "../../../../framework/admin/keys/KeyHost.tsx";
import { renderParts } from "../../../../framework/admin/list/renderParts.tsx";
import type { AppDataProvider, ListParams } from "../../../../framework/admin/provider.ts";
import type { Actor } from "../../../../framework/schema/index.ts";
import { resourceMessages } from "../../../../i18n/resourceMessages.ts";
import folderMessages from "../../materialFolders/locales/en.ts";
import { materialFolders } from "../../materialFolders/materialFolders.ts";
import englishResources from "../locales/en.ts";
import screens from "../MaterialsScreens.tsx";
import { materials } from "../materials.ts";
import type { Use } from "../use.ts";
import type { Material } from "./material.ts";

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
    replace: () => ({ records: 2 }),
  };
  const provider = {
    getList: vi.fn(async (resource: string, { filter = {} }: ListParams) => {
      if (resource === materialFolders.name)
        return { data: [{ id: 1, name: "Summer", parent: null, version: 1 }], total: 1 };
      const { ids, folder, q, kind, unused } = filter;
      const data = rows.filter(
        (row) =>
          (!Array.isArray(ids) || ids.includes(row.id)) &&
          (!folder || row.folder === folder) &&
          (!q || row.name.includes(String(q))) &&
          (!kind || row.kind === kind) &&
          (!unused || row.useCount === 0),
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
  return { provider, shown: createStubProvider(provider) };
}

/** Renders a part of the library within the app's contexts. */
export const renderLibrary = (
  children: ReactNode,
  provider: AppDataProvider,
  actor: Actor = tenantMember,
  at = "/shop/source",
) =>
  renderParts({
    children: (
      <>
        <KeyHost places={[]} />
        {children}
      </>
    ),
    provider,
    resources: [materials, materialFolders],
    messages: {
      [materials.name]: resourceMessages(materials, englishResources),
      [materialFolders.name]: resourceMessages(materialFolders, folderMessages),
    },
    screens,
    at,
    actor,
  });
