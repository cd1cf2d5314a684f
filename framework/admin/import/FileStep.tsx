import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type DragEvent, useRef, useState } from "react";
import { useTranslate } from "react-admin";
import { FileUpIcon } from "../icons/FileUpIcon.ts";
import type { Import } from "./useImport.ts";

/** Selects the file by drag and drop or file picker. */
export function FileStep({
  reading,
  read,
  downloadTemplate,
}: Pick<Import, "reading" | "read" | "downloadTemplate">) {
  const translate = useTranslate();
  const [over, setOver] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) void read(file);
  };
  if (reading)
    return (
      <Box sx={{ py: 5 }}>
        <Typography id="import-reading">
          {translate("framework.import.reading", { file: reading.file })}
        </Typography>
        <LinearProgress
          variant={reading.sent > 0 && reading.sent < 1 ? "determinate" : "indeterminate"}
          value={reading.sent * 100}
          aria-labelledby="import-reading"
          sx={{ mt: 2 }}
        />
      </Box>
    );
  return (
    <Stack spacing={2}>
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
            if (file) void read(file);
            // Allows selecting the same file again after it was corrected.
            target.value = "";
          }}
        />
      </Stack>
      <Button onClick={() => void downloadTemplate()} sx={{ alignSelf: "flex-start" }}>
        {translate("framework.import.template")}
      </Button>
    </Stack>
  );
}
