import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Popover from "@mui/material/Popover";
import Typography from "@mui/material/Typography";
import { useId, useRef } from "react";
import { Thumbnail } from "../../../../../framework/admin/display/media.tsx";
import { UploadIcon } from "../../../../../framework/admin/icons/UploadIcon.ts";
import { listAcceptedTypes } from "../../../../../framework/admin/input/upload/findUnaccepted.ts";
import { useMedia } from "../../../../../framework/admin/resources.tsx";
import { useMatrix } from "../MatrixContext.ts";

const noneChosen: readonly string[] = [];

interface Props {
  anchor: Element | null;
  title: string;
  /** Pictures of this product that can be reused. */
  known: readonly string[];
  /** The label for no picture: `mainPicture` or `noPicture`. */
  none: "mainPicture" | "noPicture";
  onChoose: (address: string | null) => void;
  onUpload: (file: File) => void;
  onClose: () => void;
}
/** Chooses a picture for cells or a value: one that the product already has, or an upload. */
export function PictureChoice({ anchor, title, known, none, onChoose, onUpload, onClose }: Props) {
  const { t, picture } = useMatrix();
  const Media = useMedia();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: "bottom", horizontal: "left" }}
      slotProps={{ paper: { role: "dialog", "aria-labelledby": id } }}
      // Keystrokes here must not reach the grid.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <Box sx={{ p: 1.5, width: 264, maxWidth: "calc(100vw - 32px)" }}>
        <Typography id={id} variant="subtitle2" sx={{ mb: 1 }}>
          {title}
        </Typography>
        {known.length > 0 && (
          <Box
            sx={{
              display: "flex",
              flexWrap: "wrap",
              gap: 0.75,
              mb: 1,
              maxHeight: 200,
              overflow: "auto",
            }}
          >
            {known.map((address, place) => (
              <Box
                component="button"
                type="button"
                key={address}
                onClick={() => onChoose(address)}
                sx={{
                  p: 0,
                  border: 1,
                  borderColor: "divider",
                  borderRadius: 1,
                  overflow: "hidden",
                  cursor: "pointer",
                  bgcolor: "transparent",
                  lineHeight: 0,
                }}
              >
                <Thumbnail
                  address={address}
                  alt={t("usePicture", { place: place + 1 })}
                  size={52}
                  radius={0}
                />
              </Box>
            ))}
          </Box>
        )}
        <Box sx={{ display: "flex", gap: 1, flexWrap: "wrap" }}>
          <Button
            variant="outlined"
            startIcon={<UploadIcon />}
            autoFocus
            onClick={() => input.current?.click()}
          >
            {t("upload")}
          </Button>
          <Button onClick={() => onChoose(null)}>{t(none)}</Button>
        </Box>
        {Media && (
          <Media
            field={picture}
            label={title}
            chosen={noneChosen}
            remaining={1}
            onChoose={([address]) => {
              if (address) onChoose(address);
            }}
          />
        )}
        <input
          ref={input}
          type="file"
          hidden
          aria-label={title}
          accept={listAcceptedTypes(picture).join(",")}
          onChange={({ target }) => {
            const file = target.files?.[0];
            target.value = "";
            if (file) onUpload(file);
          }}
        />
      </Box>
    </Popover>
  );
}
