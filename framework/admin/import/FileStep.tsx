import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useLocale, useTranslate } from "react-admin";
import type { Resource } from "../../schema/index.ts";
import { FileDrop } from "./FileDrop.tsx";
import type { Import } from "./useImport.ts";

/** Selects the file, of which it names the programs, or shows how much of it has been sent. */
export function FileStep({
  resource,
  reading,
  read,
  downloadTemplate,
}: Pick<Import, "reading" | "read" | "downloadTemplate"> & { resource: Resource }) {
  const translate = useTranslate();
  const locale = useLocale() ?? "en";
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
      {resource.importFormats.length > 0 && (
        <Typography variant="body2" color="text.secondary">
          {translate("framework.import.recognises", {
            programs: new Intl.ListFormat(locale, { type: "disjunction" }).format(
              resource.importFormats,
            ),
          })}
        </Typography>
      )}
      <Button onClick={() => void downloadTemplate()} sx={{ alignSelf: "flex-start" }}>
        {translate("framework.import.template")}
      </Button>
    </Stack>
  );
}
