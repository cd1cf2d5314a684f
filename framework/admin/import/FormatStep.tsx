import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useTranslate } from "react-admin";
import type { Resource } from "../../schema/index.ts";
import type { ImportPreview } from "../provider.ts";
import { SampleTable } from "./SampleTable.tsx";
import type { Import } from "./useImport.ts";

/** Maximum number of column names shown; the others are only counted. */
const maxNames = 12;

/**
 * Import step for a known file format: columns are mapped automatically; manual mapping is
 * optional.
 */
export function FormatStep({
  resource,
  preview,
  dialect,
  setDialect,
}: Pick<Import, "dialect" | "setDialect"> & { resource: Resource; preview: ImportPreview }) {
  const translate = useTranslate();
  // The resource's own note about its imports.
  const message = translate(`resources.${resource.name}.screen.import`, { _: "" });
  const columns = preview.unread.slice(0, maxNames).join(", ");
  const more = preview.unread.length - maxNames;
  const unread =
    more > 0 ? translate("framework.import.unreadMore", { columns, smart_count: more }) : columns;
  return (
    <Stack spacing={2}>
      <Alert severity="success">
        <AlertTitle>{translate("framework.import.dialect", { program: dialect })}</AlertTitle>
        {translate("framework.import.dialectHelp")} {message}
      </Alert>
      {preview.unread.length > 0 && (
        <Alert severity="warning">
          {translate("framework.import.unread", {
            smart_count: preview.unread.length,
            columns: unread,
          })}
        </Alert>
      )}
      {preview.encoding && <SampleTable preview={preview} />}
      <Button onClick={() => setDialect(null)} sx={{ alignSelf: "flex-start" }}>
        {translate("framework.import.mapMyself")}
      </Button>
    </Stack>
  );
}
