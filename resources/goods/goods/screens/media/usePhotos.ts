import { useCallback } from "react";
import { useController, useFormContext } from "react-hook-form";
import { joinPhotos, maxPhotos, splitPhotos } from "./photos.ts";

/** The pictures of the product in the form, as one row; the first is the main one. */
export function usePhotos() {
  const { getValues } = useFormContext();
  const main = useController({ name: "mainImg" }).field;
  const gallery = useController({ name: "imgs" }).field;
  const { onChange: changeMain } = main;
  const { onChange: changeGallery } = gallery;
  const photos = joinPhotos(main.value, gallery.value);

  const write = useCallback(
    (next: readonly string[]) => {
      const { mainImg, imgs } = splitPhotos(next);
      changeMain(mainImg);
      changeGallery(imgs);
    },
    [changeMain, changeGallery],
  );
  /** Two uploads can finish before the next render: what is in the form now is read again. */
  const add = useCallback(
    (added: readonly string[]) =>
      write([...new Set([...joinPhotos(getValues("mainImg"), getValues("imgs")), ...added])]),
    [getValues, write],
  );
  return { photos, remaining: Math.max(0, maxPhotos - photos.length), write, add };
}
