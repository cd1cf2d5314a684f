import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { type ReactNode, useEffect } from "react";
import { useTranslate } from "react-admin";
import { ImagesIcon } from "../../../../framework/admin/icons/ImagesIcon.ts";
import { NothingFoundIcon } from "../../../../framework/admin/icons/NothingFoundIcon.ts";
import { ListError } from "../../../../framework/admin/list/ListError.tsx";
import { ListMessage } from "../../../../framework/admin/list/ListMessage.tsx";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { materials } from "../materials.ts";
import { isNarrowed, type LibraryQuery } from "./listQuery.ts";
import type { Material } from "./material.ts";
import type { usePage } from "./useLibrary.ts";
import { useMessages } from "./useMessages.ts";

interface Props {
  query: LibraryQuery;
  onAsk: (change: Partial<LibraryQuery>) => void;
  page: ReturnType<typeof usePage>;
  children: (list: readonly Material[]) => ReactNode;
}
const bones = Array.from({ length: 12 }, (_, place) => place);

/** The files of a page, or its loading, error or empty state. */
export function LibraryBody({ query, onAsk, page, children }: Props) {
  const t = useMessages();
  const translate = useTranslate();
  const messages = useResourceMessages(materials);
  const { data, error, refetch, isPlaceholderData } = page;
  const isBeyond =
    data !== undefined && !isPlaceholderData && data.list.length === 0 && query.page > 1;
  useEffect(() => {
    // The last page became empty when its files were removed.
    if (isBeyond) onAsk({ page: Math.max(1, Math.ceil((data?.total ?? 0) / query.pageSize)) });
  }, [isBeyond, onAsk, data?.total, query.pageSize]);
  if (error && !data) return <ListError error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Box
        sx={{
          display: "grid",
          gridTemplateColumns: "repeat(auto-fill, minmax(156px, 1fr))",
          gap: 1.25,
        }}
      >
        {bones.map((place) => (
          <Skeleton key={place} variant="rounded" height={216} />
        ))}
      </Box>
    );
  if (data.list.length > 0)
    return <Box sx={{ opacity: isPlaceholderData ? 0.6 : 1 }}>{children(data.list)}</Box>;
  if (isNarrowed(query))
    return (
      <ListMessage
        icon={NothingFoundIcon}
        title={translate("framework.list.noMatch", { name: messages.inSentence(2) })}
        actions={
          <Button variant="outlined" onClick={() => onAsk({ q: "", kind: null, unused: false })}>
            {translate("framework.list.clearFilters")}
          </Button>
        }
      >
        {translate("framework.list.noMatchHelp")}
      </ListMessage>
    );
  const title = query.folder === null ? messages.empty : t("emptyFolder");
  return <ListMessage icon={ImagesIcon} title={title} />;
}
