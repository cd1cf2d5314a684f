import Box from "@mui/material/Box";
import { useTranslate } from "react-admin";
import { FieldGroup } from "../../../../../framework/admin/input/FieldGroup.tsx";
import { DropZone } from "../../../../../framework/admin/input/upload/DropZone.tsx";
import {
  getMaxSize,
  listAcceptedTypes,
} from "../../../../../framework/admin/input/upload/findUnaccepted.ts";
import { SortableFiles } from "../../../../../framework/admin/input/upload/SortableFiles.tsx";
import { UploadRow } from "../../../../../framework/admin/input/upload/UploadRow.tsx";
import { useUploads } from "../../../../../framework/admin/input/upload/useUploads.ts";
import { useField } from "../../../../../framework/admin/input/useField.tsx";
import { goods } from "../../goods.ts";
import { maxPhotos } from "./photos.ts";
import { usePhotos } from "./usePhotos.ts";

const field = goods.fields.imgs;
const size = 88;
const common = {
  resource: goods,
  field,
  choiceMessages: "",
  compact: false,
  labelHidden: true,
} as const;

/** The pictures of a product in one row, in the order of the buyers: the first is the main one. */
export function PhotosInput() {
  const translate = useTranslate();
  const label = translate("resources.goods.screen.media.photos");
  const gallery = { ...common, name: "imgs", source: "imgs", label };
  const album = useField(gallery);
  const main = useField({ ...gallery, name: "mainImg", source: "mainImg" });
  const { photos, remaining, write, add } = usePhotos();
  const { uploads, add: upload, retry, forget } = useUploads(field, (address) => add([address]));
  const waiting = uploads.filter((one) => !one.final).length;
  const shown = main.error === null ? album : main;
  return (
    <Box data-source="mainImg">
      <FieldGroup props={gallery} control={shown}>
        <SortableFiles
          field={field}
          label={label}
          addresses={photos}
          size={size}
          mark={translate("resources.goods.screen.media.main")}
          onChange={write}
        >
          {remaining > waiting && (
            <Box component="li" sx={{ flex: "1 1 200px", minHeight: size, display: "flex" }}>
              <DropZone
                look="tile"
                text={translate("resources.goods.screen.media.add", {
                  count: photos.length,
                  max: maxPhotos,
                })}
                label={label}
                hint={translate("framework.form.fileHint.images", {
                  size: getMaxSize(field),
                  smart_count: maxPhotos,
                })}
                types={listAcceptedTypes(field)}
                several
                describedBy={shown.message ? shown.messageId : undefined}
                invalid={shown.error !== null}
                buttonRef={album.ref}
                onFiles={(files) => upload(files, remaining - waiting)}
                onBlur={album.blur}
              />
            </Box>
          )}
        </SortableFiles>
        {uploads.length > 0 && (
          <Box aria-live="polite">
            {uploads.map((one) => (
              <UploadRow
                key={one.key}
                upload={one}
                onRetry={() => retry(one)}
                onRemove={() => forget(one.key)}
              />
            ))}
          </Box>
        )}
      </FieldGroup>
    </Box>
  );
}
