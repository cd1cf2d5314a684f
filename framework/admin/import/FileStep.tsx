import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";
import { FileDrop } from "./FileDrop.tsx";
import type { Import } from "./useImport.ts";

/** Selects the file, or shows how much of it has been sent. */
export function FileStep({
  reading,
  read,
  downloadTemplate,
}: Pick<Import, "reading" | "read" | "downloadTemplate">) {
  const translate = useTranslate();
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
      <FileDrop onFile={(file) => void read(file)} />
      <Button onClick={() => void downloadTemplate()} sx={{ alignSelf: "flex-start" }}>
        {translate("framework.import.template")}
      </Button>
    </Stack>
  );
}
