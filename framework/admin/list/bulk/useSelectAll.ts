import { useState } from "react";
import { useListContext, useLocale, useNotify, useTranslate } from "react-admin";
import type { Resource } from "../../../schema/index.ts";
import { formatNumber } from "../../display/format.ts";
import type { AdminRecord } from "../../provider.ts";
import { useAdminProvider } from "../../resources.tsx";
import { useResourceMessages } from "../../useResourceMessages.ts";
import { useFailure } from "../useFailure.ts";
import { useListQuery } from "../useListQuery.ts";
import type { SelectionItem } from "./SelectionButtons.tsx";

/** Maximum number of rows that one click may change. */
const maxIds = 10_000;

/**
 * Returns the button that selects all rows that match the filters, on whichever page they are; none
 * where all are selected.
 */
export function useSelectAll(resource: Resource): SelectionItem[] {
  const translate = useTranslate();
  const notify = useNotify();
  const failure = useFailure();
  const locale = useLocale();
  const messages = useResourceMessages(resource);
  const provider = useAdminProvider();
  const { query } = useListQuery();
  const { selectedIds, onSelect, total = 0 } = useListContext<AdminRecord>();
  const [loading, setLoading] = useState(false);
  if (total <= selectedIds.length) return [];

  async function selectAll() {
    setLoading(true);
    try {
      const ids = await provider.ids(resource.name, query);
      onSelect(ids);
      if (ids.length < total)
        notify("framework.list.selectedMost", {
          type: "info",
          messageArgs: { smart_count: maxIds },
        });
    } catch (error) {
      notify(failure(error), { type: "error" });
    } finally {
      setLoading(false);
    }
  }
  return [
    {
      key: "select all",
      label: translate("framework.list.selectAll", {
        smart_count: total,
        total: formatNumber(total, locale),
        name: messages.inSentence(total),
      }),
      isPlain: true,
      isLoading: loading,
      isDanger: false,
      why: null,
      onClick: () => void selectAll(),
    },
  ];
}
