import { useMemo } from "react";
import { useLocale, useTranslate } from "react-admin";
import { findResource, isManagedBy } from "../../framework/admin/app/menu.ts";
import { getRecordTitle } from "../../framework/admin/display/fieldText.ts";
import { useFormat } from "../../framework/admin/display/useFormat.ts";
import { toPath } from "../../framework/admin/paths.ts";
import { useAdmin } from "../../framework/admin/resources.tsx";
import { canOpen, type Resource } from "../../framework/schema/index.ts";
import { describeHit } from "./describeHit.ts";
import { useHitRecords } from "./useHitRecords.ts";
import { type Choice, useRecentChoices } from "./useRecentChoices.ts";
import type { FoundRecords } from "./useRecordSearch.ts";

/** The record that a choice opened; null for a page. */
function parseRecord(resources: readonly Resource[], { path }: Choice) {
  const resource = findResource(resources, path);
  const id = resource && Number(path.slice(toPath(resource, "show", "").length));
  return resource && id && toPath(resource, "show", id) === path ? { resource, id } : null;
}

/**
 * Returns the latest choices that the member may still open, newest first. Records are read again:
 * each shows what it is now, and one that was deleted is left out.
 *
 * @param isShown Whether they are on the screen.
 */
export function useRecent(isShown: boolean) {
  const locale = useLocale() ?? "en";
  const translate = useTranslate();
  const { language } = useFormat();
  const { resources, actor } = useAdmin();
  const { recent, remember } = useRecentChoices();
  const open = useMemo(
    () =>
      recent
        .filter(({ path }) => {
          // A changed role may no longer open what was chosen earlier.
          const place = path.replace(/#.*/, "");
          const resource = findResource(resources, place);
          if (!resource) return true;
          return (
            isManagedBy(resource, actor) && (place !== resource.route || canOpen(actor, resource))
          );
        })
        .map((choice) => ({ choice, place: parseRecord(resources, choice) })),
    [recent, resources, actor],
  );
  const found = useMemo(() => {
    const byName = new Map<
      string,
      { resource: Resource; records: { id: number; name: string }[] }
    >();
    for (const { choice, place } of isShown ? open : []) {
      if (!place) continue;
      const { resource, id } = place;
      const some = byName.get(resource.name) ?? { resource, records: [] };
      some.records.push({ id, name: choice.title });
      byName.set(resource.name, some);
    }
    return [...byName.values()] satisfies FoundRecords[];
  }, [open, isShown]);
  const records = useHitRecords(found);
  const choices = open.flatMap(({ choice, place }): Choice[] => {
    const loaded = place && records.get(place.resource.name);
    if (!place || !loaded) return [choice];
    const record = loaded.get(place.id);
    if (!record) return [];
    const { resource } = place;
    const title = getRecordTitle(resource, record, { locale, translate });
    return [
      {
        ...choice,
        title,
        ...describeHit(resource, record, title, language),
        hit: { resource, record },
      },
    ];
  });
  return { choices, remember };
}
