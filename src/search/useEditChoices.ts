import { useQueries, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useNotify, useTranslate } from "react-admin";
import { isManagedBy } from "../../framework/admin/app/menu.ts";
import { formatNumber } from "../../framework/admin/display/format.ts";
import { useFormat } from "../../framework/admin/display/useFormat.ts";
import type { AdminProvider, AdminRecord } from "../../framework/admin/provider.ts";
import { useAdmin, useAdminProvider } from "../../framework/admin/resources.tsx";
import { useToast } from "../../framework/admin/toast/useToast.tsx";
import { formatMoney, getTraits, type Resource } from "../../framework/schema/index.ts";
import { describeHit } from "./describeHit.ts";
import { calculateEdit, type EditTarget, listEditTargets, parseEdit } from "./parseEdit.ts";
import type { Choice } from "./useRecentChoices.ts";
import { useRested } from "./useRested.ts";

/** Records that a command offers to change at most. */
const maxRecords = 5;

/**
 * Finds the records that a name names: by the list's own search, and by the names of what they
 * belong to, such as the product of a variant.
 */
async function findRecords(
  provider: AdminProvider,
  { name, fields }: Resource,
  q: string,
): Promise<AdminRecord[]> {
  const pagination = { page: 1, perPage: maxRecords };
  const owners = Object.entries(fields).flatMap(([column, field]) =>
    field.options.required && field.options.filter && "target" in field.options
      ? [{ column, target: String(field.options.target) }]
      : [],
  );
  const pages = await Promise.all([
    ...owners.map(async ({ column, target }) => {
      const found = await provider.selector(target, { q, page: 1, pageSize: maxRecords });
      const ids = found.map(({ id }) => id).join(",");
      return ids === ""
        ? { data: [] }
        : provider.getList(name, { pagination, filter: { [column]: ids } });
    }),
    provider.getList(name, { pagination, filter: { q } }),
  ]);
  const byId = new Map(pages.flatMap(({ data }) => data).map((record) => [record.id, record]));
  return [...byId.values()].slice(0, maxRecords);
}

/**
 * Returns the edits that a query such as "stock wok +20" names, each with its record and the number
 * before and after. Choosing one saves it, with a toast that offers to undo it.
 */
export function useEditChoices(query: string): { choices: readonly Choice[]; isFetching: boolean } {
  const translate = useTranslate();
  const notify = useNotify();
  const toast = useToast();
  const { resources, actor } = useAdmin();
  const provider = useAdminProvider();
  const queries = useQueryClient();
  const { language, locale } = useFormat();
  const targets = useMemo(
    () => listEditTargets(resources, actor).filter(({ resource }) => isManagedBy(resource, actor)),
    [resources, actor],
  );
  const rested = useRested(query.trim());
  const command = useMemo(
    () => parseEdit(rested, targets, translate),
    [rested, targets, translate],
  );
  const answers = useQueries({
    queries: (command?.targets ?? []).map(({ resource }) => ({
      queryKey: [resource.name, "edited", command?.name],
      queryFn: () => findRecords(provider, resource, command?.name ?? ""),
      staleTime: 5000,
      retry: false,
    })),
  });
  const isFetching = answers.some((answer) => answer.isFetching);
  if (!command) return { choices: [], isFetching };

  const run = async ({ resource, column }: EditTarget, record: AdminRecord, next: number) => {
    const named = {
      field: translate(`resources.${resource.name}.fields.${column}`),
      name: getRecordName(resource, record),
    };
    const reload = () => queries.invalidateQueries({ queryKey: [resource.name] });
    try {
      const { data } = await provider.update(resource.name, {
        id: record.id,
        data: { id: record.id, version: record.version, [column]: next },
        previousData: record,
      });
      toast(translate("framework.list.cellSaved", named), {
        undo: async () => {
          const { failed } = await provider.revert(resource.name, [data]);
          await reload();
          const [failure] = failed;
          if (failure) notify(failure.message, { type: "error" });
          else notify(translate("framework.list.cellRestored", named), { type: "success" });
        },
      });
    } catch (error) {
      const message = error instanceof Error ? error.message : "";
      notify(message || "framework.form.failed", { type: "error" });
    }
    await reload();
  };
  const choices = command.targets.flatMap((target, place) =>
    (answers[place]?.data ?? []).flatMap((record): Choice[] => {
      const { resource, field, column } = target;
      const now = Number(record[column] ?? 0);
      const next = calculateEdit(field, command, now);
      if (next === null) return [];
      const show = (value: number) =>
        getTraits(field).money ? formatMoney(value) : formatNumber(value, locale);
      const name = getRecordName(resource, record);
      const { image, facts } = describeHit(resource, record, name, language);
      return [
        {
          title: translate("markethall.shell.search.edit", {
            field: translate(`resources.${resource.name}.fields.${column}`),
            name,
          }),
          path: `edit:${resource.name}.${column}.${record.id}`,
          kind: null,
          image,
          facts,
          amount: `${show(now)} → ${show(next)}`,
          run: () => run(target, record, next),
        },
      ];
    }),
  );
  return { choices, isFetching };
}

/** Returns the name of what a record belongs to, and its own. */
function getRecordName({ fields, label }: Resource, record: AdminRecord): string {
  const owners = Object.entries(fields).flatMap(([column, field]) => {
    const name = record._labels?.[column];
    return field.options.required && typeof name === "string" ? [name] : [];
  });
  const own = record[label];
  const names = typeof own === "string" && own !== "" ? [...owners, own] : owners;
  return names.join(" · ") || `#${record.id}`;
}
