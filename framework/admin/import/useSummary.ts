import { useCallback } from "react";
import { useTranslate } from "react-admin";
import type { Resource } from "../../schema/index.ts";
import type { ImportStatus } from "../provider.ts";
import { useResourceMessages } from "../useResourceMessages.ts";

/** What an import has done, by number of records. */
type Counts = Pick<ImportStatus, "created" | "updated" | "failed"> & Partial<ImportStatus>;

/**
 * Returns a function that says in one sentence what an import has done: "20 products added, 3
 * updated, 2 skipped".
 */
export function useSummary(resource: Resource): (counts: Counts) => string {
  const translate = useTranslate();
  const { amount } = useResourceMessages(resource);
  return useCallback(
    ({ created, updated, unchanged = 0, failed }: Counts) => {
      const parts = Object.entries({ created, updated, unchanged, failed })
        .filter(([, count]) => count > 0)
        .map(([key, count], index) =>
          translate(`framework.import.summary.${key}`, {
            what:
              index === 0
                ? amount(count)
                : translate("framework.import.summary.number", { count: count.toLocaleString() }),
          }),
        );
      return parts.length > 0
        ? parts.join(translate("punctuation.comma"))
        : translate("framework.import.summary.nothing");
    },
    [translate, amount],
  );
}
