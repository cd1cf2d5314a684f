import { useCallback, useRef } from "react";
import { useNotify } from "react-admin";
import { useUploads } from "../../../../framework/admin/input/upload/useUploads.ts";
import { type Field, file, image, video } from "../../../../framework/schema/index.ts";
import { useReloadLibrary } from "./useLibrary.ts";
import { useMessages } from "./useMessages.ts";

const anyFile = file();
const [picture, videoFile] = [image(), video()];
/** Returns the field whose rules and error messages apply to a file of this type. */
const findField = ({ type }: File): Field =>
  type.startsWith("video/") ? videoFile : type.startsWith("image/") ? picture : anyFile;

/** Uploads files into the library in parallel; invalid files are rejected individually. */
export function useLibraryUploads(
  folder: number | null,
  onArrived?: (ids: readonly number[]) => void,
) {
  const t = useMessages();
  const notify = useNotify();
  const reload = useReloadLibrary();
  const known = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const arrived = useRef<number[]>([]);
  const callbackRef = useRef(onArrived);
  callbackRef.current = onArrived;
  /** Uploads finish one by one; the list is reloaded once for several of them. */
  const settle = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const [ids, names] = [arrived.current, known.current];
      arrived.current = [];
      known.current = [];
      void reload().then(() => callbackRef.current?.(ids));
      if (names.length > 0)
        notify(t("alreadyThere", { smart_count: names.length, name: names[0] }), { type: "info" });
    }, 400);
  }, [reload, notify, t]);
  return useUploads(
    anyFile,
    (_address, uploaded) => {
      if (typeof uploaded.materialId === "number") arrived.current.push(uploaded.materialId);
      if (uploaded.known === true) known.current.push(uploaded.name);
      settle();
    },
    { selectField: findField, ...(folder !== null && { extraFields: { folder } }) },
  );
}
