import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type DragEvent, useRef, useState } from "react";
import { useTranslate } from "react-admin";
import { FileUpIcon } from "../icons/FileUpIcon.ts";

/** Selects the file of an import, by drag and drop or with a file picker. */
export function FileDrop({ onFile }: { onFile: (file: File) => void }) {
  const translate = useTranslate();
  const [over, setOver] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    <Stack
      spacing={2}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        alignItems: "center",
        px: 3,
        py: 5,
        border: "2px dashed",
        borderColor: over ? "primary.main" : "divider",
        borderRadius: 2,
        bgcolor: over ? "action.hover" : "transparent",
        textAlign: "center",
      }}
    >
      <FileUpIcon color="primary" fontSize="large" strokeWidth={1.25} />
      <Typography>{translate("framework.import.drop")}</Typography>
      <Button variant="contained" onClick={() => picker.current?.click()} autoFocus>
        {translate("framework.import.choose")}
      </Button>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label={translate("framework.import.choose")}
        accept=".csv,.txt,.xlsx"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // Allows selecting the same file again after it was corrected.
          target.value = "";
        }}
      />
    </Stack>
  );
}
