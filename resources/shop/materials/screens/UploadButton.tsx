import Button from "@mui/material/Button";
import { useRef } from "react";
import { CloudUploadIcon } from "../../../../framework/admin/icons/CloudUploadIcon.ts";
import { useMessages } from "./useMessages.ts";

interface Props {
  accept?: string;
  several?: boolean;
  variant?: "contained" | "outlined" | "text";
  label?: string;
  onFiles: (files: File[]) => void;
}

/** Selects files on the user's device. */
export function UploadButton({
  accept,
  several = true,
  variant = "contained",
  label,
  onFiles,
}: Props) {
  const t = useMessages();
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant={variant}
        startIcon={<CloudUploadIcon />}
        onClick={() => picker.current?.click()}
      >
        {label ?? t("upload")}
      </Button>
      <input
        ref={picker}
        type="file"
        hidden
        multiple={several}
        accept={accept ?? "image/jpeg,image/png,video/mp4"}
        aria-label={t("upload")}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = "";
        }}
      />
    </>
  );
}
