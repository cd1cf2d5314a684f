import { DndContext } from "@dnd-kit/core";
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import type { Theme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useCallback, useState } from "react";
import { Title, useEvent } from "react-admin";
import { useSearchParams } from "react-router";
import { useActor } from "../../../../framework/admin/resources.tsx";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { can } from "../../../../framework/schema/index.ts";
import { materialFolders } from "../../materialFolders/materialFolders.ts";
import { materials } from "../materials.ts";
import { DropArea } from "./DropArea.tsx";
import { FolderBar } from "./FolderBar.tsx";
import { FolderDialogs, type FolderTask } from "./FolderDialogs.tsx";
import { FolderPane } from "./FolderPane.tsx";
import { LibraryBody } from "./LibraryBody.tsx";
import { LibraryFilters } from "./LibraryFilters.tsx";
import { LibraryKeys } from "./LibraryKeys.tsx";
import { LibraryPaging } from "./LibraryPaging.tsx";
import { type LibraryQuery, parseQuery, toSearchParams } from "./listQuery.ts";
import { MaterialGrid } from "./MaterialGrid.tsx";
import { type MaterialTask, MaterialTasks } from "./MaterialTasks.tsx";
import type { Material } from "./material.ts";
import { Preview } from "./Preview.tsx";
import { SelectionBar } from "./SelectionBar.tsx";
import { TileOverlay } from "./TileOverlay.tsx";
import { UploadButton } from "./UploadButton.tsx";
import { UploadList } from "./UploadList.tsx";
import { useFolders, usePage } from "./useLibrary.ts";
import { useLibraryUploads } from "./useLibraryUploads.ts";
import { useMessages } from "./useMessages.ts";
import { useMove } from "./useMove.ts";
import { useSelection } from "./useSelection.ts";
import { useTileDrag } from "./useTileDrag.ts";

/** The shop's library: folders, a grid of files, and all actions on them. */
export function LibraryScreen() {
  const t = useMessages();
  const messages = useResourceMessages(materials);
  const actor = useActor();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down("md"));
  const [search, setSearch] = useSearchParams();
  const query = parseQuery(search);
  const ask = useEvent((change: Partial<LibraryQuery>) => {
    setSearch(toSearchParams({ ...query, page: 1, ...change }), { replace: true });
  });
  const { folders, counts } = useFolders();
  const page = usePage(query);
  const list = page.data?.list ?? [];
  const selection = useSelection();
  const [shown, setShown] = useState<Material | null>(null);
  const [task, setTask] = useState<MaterialTask | null>(null);
  const [folderTask, setFolderTask] = useState<FolderTask | null>(null);
  const move = useMove();
  const drag = useTileDrag({
    list,
    folders,
    selection,
    onDrop: (folder) => void move(selection.list, folder).then(() => selection.clear()),
  });
  const here = folders.find(({ id }) => id === query.folder);
  const edits = can(actor, materials, "edit");
  const uploads = useLibraryUploads(here?.id ?? null);
  const send = (files: File[]) => uploads.add(files, Number.POSITIVE_INFINITY);
  const openFolder = useCallback(
    (folder: LibraryQuery["folder"]) => {
      selection.clear();
      ask({ folder });
    },
    [ask, selection.clear],
  );
  const deleted = (ids: readonly number[]) => {
    selection.set(selection.list.filter(({ id }) => !ids.includes(id)));
    if (shown && ids.includes(shown.id)) setShown(null);
  };
  // Shows the current name and folder of a file that was renamed or moved meanwhile.
  const preview = shown && (list.find(({ id }) => id === shown.id) ?? shown);
  const makes = can(actor, materialFolders, "create");
  return (
    <Stack spacing={1.5} sx={{ minHeight: "100%" }}>
      <Title title={messages.title} />
      <LibraryKeys editable={edits} />
      <Stack direction="row" spacing={1} sx={{ alignItems: "center", minHeight: 36 }}>
        <Typography variant="h2" component="h1" noWrap sx={{ flex: 1, minWidth: 0 }}>
          {messages.title}
        </Typography>
        {edits && <UploadButton onFiles={send} />}
      </Stack>
      <DndContext {...drag.context}>
        <Box sx={{ display: "flex", gap: 2.5, flex: 1, alignItems: "stretch", minWidth: 0 }}>
          {!isNarrow && (
            <Box
              sx={{
                width: 232,
                flexShrink: 0,
                alignSelf: "flex-start",
                position: "sticky",
                top: 0,
                maxHeight: "calc(100vh - 140px)",
                overflow: "auto",
              }}
            >
              <FolderPane
                folder={query.folder}
                folders={folders}
                counts={counts}
                onFolder={openFolder}
                {...(makes && { onTask: setFolderTask })}
                accepts={edits}
              />
            </Box>
          )}
          <DropArea onFiles={edits ? send : null} into={here?.name ?? t("library")}>
            {isNarrow && (
              <FolderBar
                folder={query.folder}
                folders={folders}
                onFolder={openFolder}
                {...(makes && { onTask: setFolderTask })}
              />
            )}
            <LibraryFilters query={query} onAsk={ask} />
            <UploadList {...uploads} />
            <LibraryBody query={query} onAsk={ask} page={page}>
              {(files) => (
                <MaterialGrid
                  list={files}
                  moves={edits && !isNarrow}
                  dragging={drag.dragged !== null}
                  selection={selection}
                  onOpen={setShown}
                  onUses={(material) => setTask({ is: "uses", material })}
                  {...(can(actor, materials, "delete") && {
                    onDelete: (some: readonly Material[]) => setTask({ is: "delete", list: some }),
                  })}
                />
              )}
            </LibraryBody>
            {page.data && page.data.total > 0 && (
              <LibraryPaging query={query} total={page.data.total} onAsk={ask} />
            )}
            <SelectionBar selection={selection} page={list} onTask={setTask} />
          </DropArea>
        </Box>
        <TileOverlay dragged={drag.dragged} count={selection.list.length} />
      </DndContext>
      {preview && (
        <Preview
          material={preview}
          among={list}
          folders={folders}
          onStep={setShown}
          onTask={setTask}
          onClose={() => setShown(null)}
        />
      )}
      {task && (
        <MaterialTasks
          task={task}
          folders={folders}
          onClose={() => setTask(null)}
          onDeleted={deleted}
          onMoved={selection.clear}
        />
      )}
      {folderTask && (
        <FolderDialogs
          task={folderTask}
          folders={folders}
          onClose={() => setFolderTask(null)}
          onDone={({ created: made, deleted: lost }) => {
            if (made !== undefined) ask({ folder: made });
            if (lost !== undefined && lost === query.folder) ask({ folder: null });
          }}
        />
      )}
    </Stack>
  );
}
