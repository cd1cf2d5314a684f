import Box from "@mui/material/Box";
import { useTranslate } from "react-admin";
import { FilesInput } from "../../../../../framework/admin/input/upload/FilesInput.tsx";
import { useMedia } from "../../../../../framework/admin/resources.tsx";
import { useResourceMessages } from "../../../../../framework/admin/useResourceMessages.ts";
import { goods } from "../../goods.ts";
import { PhotosInput } from "./PhotosInput.tsx";
import { usePhotos } from "./usePhotos.ts";

/** The pictures of a product, and its video. */
export function Media() {
  const translate = useTranslate();
  const messages = useResourceMessages(goods);
  return (
    <>
      <PhotosInput />
      <Box data-source="video" sx={{ mt: 1 }}>
        <FilesInput
          resource={goods}
          field={goods.fields.video}
          name="video"
          source="video"
          label={messages.field("video")}
          choiceMessages=""
          compact={false}
          labelHidden
          text={translate("resources.goods.screen.media.addVideo")}
        />
      </Box>
    </>
  );
}

/** Opens the library of the shop for the pictures of the product. */
export function MediaTool() {
  const translate = useTranslate();
  const Library = useMedia();
  const { photos, remaining, add } = usePhotos();
  if (!Library || remaining === 0) return null;
  return (
    <Library
      field={goods.fields.imgs}
      label={translate("resources.goods.screen.media.photos")}
      chosen={photos}
      remaining={remaining}
      onChoose={add}
    />
  );
}
