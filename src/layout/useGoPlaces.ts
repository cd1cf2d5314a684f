import { useMemo } from "react";
import { useTranslate } from "react-admin";
import { type GoPlace, listGoPlaces } from "../../framework/admin/keys/goPlaces.ts";
import { useAdmin } from "../../framework/admin/resources.tsx";
import { useHasNotices } from "./notices/useNotices.ts";

const openInbox = () => document.querySelector<HTMLElement>("[data-inbox]")?.click();

/** What G and a letter lead to: the dashboard, the lists that declare one, and the inbox. */
export function useGoPlaces(): readonly GoPlace[] {
  const translate = useTranslate();
  const { resources, actor } = useAdmin();
  const hasInbox = useHasNotices();
  return useMemo(
    () => [
      { letter: "h", name: translate("markethall.shell.titles.dashboard"), path: "/dashboard" },
      ...listGoPlaces(resources, actor, translate),
      ...(hasInbox
        ? [{ letter: "i", name: translate("markethall.shell.inbox"), open: openInbox }]
        : []),
    ],
    [resources, actor, translate, hasInbox],
  );
}
