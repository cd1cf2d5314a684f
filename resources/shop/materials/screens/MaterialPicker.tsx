import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import type { Theme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useCallback, useMemo, useState } from "react";
import { useTranslate } from "react-admin";
import { useAdminProvider } from "../../../../framework/admin/resources.tsx";
import { materials } from "../materials.ts";
import { DropArea } from "./DropArea.tsx";
import { FolderPane } from "./FolderPane.tsx";
import { FolderSelect } from "./FolderSelect.tsx";
import { LibraryBody } from "./LibraryBody.tsx";
import { LibraryFilters } from "./LibraryFilters.tsx";
import { LibraryPaging } from "./LibraryPaging.tsx";
import { emptyQuery, type Kind, type LibraryQuery } from "./listQuery.ts";
import { MaterialGrid } from "./MaterialGrid.tsx";
import { type Material, toMaterial } from "./material.ts";
import { UploadButton } from "./UploadButton.tsx";
import { UploadList } from "./UploadList.tsx";
import { useFolders, usePage } from "./useLibrary.ts";
import { useLibraryUploads } from "./useLibraryUploads.ts";
import { useMessages } from "./useMessages.ts";
import { useSelection } from "./useSelection.ts";

interface Props {
  title: string;
  kind: Kind | null;
  /** Maximum number of files to select. */
  room: number;
  /** Addresses that the field already contains. */
  closed: readonly string[];
  onChoose: (list: readonly Material[]) => void;
  onClose: () => void;
}
const accepted: Readonly<Record<Kind, string>> = {
  image: "image/jpeg,image/png",
  video: "video/mp4",
};

/** Selects one file of the library, or several in the order in which they are clicked. */
export function MaterialPicker({ title, kind, room, closed, onChoose, onClose }: Props) {
  const t = useMessages();
  const translate = useTranslate();
  const provider = useAdminProvider();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down("md"));
  const [query, setQuery] = useState<LibraryQuery>({ ...emptyQuery, kind });
  const ask = useCallback(
    (change: Partial<LibraryQuery>) =>
      setQuery((before) => ({
        ...before,
        page: 1,
        ...change,
        kind: kind ?? change.kind ?? before.kind,
      })),
    [kind],
  );
  const { folders, counts } = useFolders();
  const page = usePage(query);
  const selection = useSelection(room);
  const { list: chosen, toggle } = selection;
  const folder = typeof query.folder === "number" ? query.folder : null;
  const uploads = useLibraryUploads(folder, (ids) => {
    // Files uploaded here are selected automatically.
    void provider.getMany(materials.name, { ids: [...ids] }).then(({ data }) => {
      const added = data.map(toMaterial);
      for (const one of added)
        if ((kind === null || one.kind === kind) && !selection.has(one.id)) toggle(one, added);
    });
  });
  const shown = page.data?.list;
  const held = useMemo(
    () =>
      new Set((shown ?? []).filter(({ address }) => closed.includes(address)).map(({ id }) => id)),
    [shown, closed],
  );
  const send = (files: File[]) => uploads.add(files, Number.POSITIVE_INFINITY);
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isNarrow}
      maxWidth="lg"
      fullWidth
      slotProps={{ paper: { sx: { height: { md: "min(88vh, 860px)" } } } }}
    >
      <DialogTitle sx={{ overflowWrap: "anywhere" }}>{title}</DialogTitle>
      <DialogContent sx={{ display: "flex", gap: 2 }}>
        {!isNarrow && (
          <Box
            sx={{ width: 220, flexShrink: 0, position: "sticky", top: 0, alignSelf: "flex-start" }}
          >
            <FolderPane
              folder={query.folder}
              folders={folders}
              counts={counts}
              onFolder={(value) => ask({ folder: value })}
            />
          </Box>
        )}
        <DropArea
          onFiles={send}
          into={folders.find(({ id }) => id === folder)?.name ?? t("library")}
        >
          {isNarrow && (
            <FolderSelect
              all
              value={query.folder}
              folders={folders}
              onChange={(value) => ask({ folder: value })}
            />
          )}
          <LibraryFilters query={query} onAsk={ask} only={kind} />
          <UploadList {...uploads} />
          <LibraryBody query={query} onAsk={ask} page={page}>
            {(list) => (
              <MaterialGrid
                picks
                list={list}
                selection={selection}
                closed={held}
                onOpen={(one) => {
                  if (!held.has(one.id))
                    onChoose(
                      selection.has(one.id)
                        ? chosen
                        : room === 1
                          ? [one]
                          : [...chosen, one].slice(0, room),
                    );
                }}
              />
            )}
          </LibraryBody>
          {page.data && page.data.total > 0 && (
            <LibraryPaging query={query} total={page.data.total} onAsk={ask} />
          )}
        </DropArea>
      </DialogContent>
      <DialogActions sx={{ flexWrap: "wrap", gap: 1 }}>
        <UploadButton
          variant="outlined"
          several={room > 1}
          {...(kind && { accept: accepted[kind] })}
          onFiles={send}
        />
        <Typography variant="body2" color="text.secondary" aria-live="polite" sx={{ flex: 1 }}>
          {room > 1 ? t("chosenOf", { count: chosen.length, max: room }) : ""}
        </Typography>
        <Button onClick={onClose}>{translate("ra.action.cancel")}</Button>
        <Button variant="contained" disabled={chosen.length === 0} onClick={() => onChoose(chosen)}>
          {chosen.length > 1 ? t("takeMany", { count: chosen.length }) : t("take")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
