import UploadFile from "@mui/icons-material/UploadFile";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type DragEvent, useState } from "react";
import { useTranslate } from "react-admin";
import type { Import } from "./useImport.ts";

/** Where the file comes from: dropped, or chosen. */
export function FileStep({ reading, read, downloadTemplate }: Pick<Import, "reading" | "read" | "downloadTemplate">) {
  const translate = useTranslate();
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) void read(file);
  };
  if (reading)
    return (
      <Box sx={{ py: 5 }}>
        <Typography id="import-reading">{translate("markethall.import.reading", { file: reading })}</Typography>
        <LinearProgress aria-labelledby="import-reading" sx={{ mt: 2 }} />
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
          p: 5,
          border: "2px dashed",
          borderColor: over ? "primary.main" : "divider",
          borderRadius: 2,
          bgcolor: over ? "action.hover" : "transparent",
          textAlign: "center",
        }}
      >
        <UploadFile color="primary" fontSize="large" />
        <Typography>{translate("markethall.import.drop")}</Typography>
        <Button component="label" variant="contained">
          {translate("markethall.import.choose")}
          <input
            type="file"
            accept=".csv,.txt,.xlsx"
            style={{ position: "absolute", inset: 0, opacity: 0, cursor: "pointer" }}
            onChange={(event) => {
              const file = event.target.files?.[0];
              if (file) void read(file);
            }}
          />
        </Button>
      </Stack>
      <Button onClick={() => void downloadTemplate()} sx={{ alignSelf: "flex-start" }}>
        {translate("markethall.import.template")}
      </Button>
    </Stack>
  );
}
