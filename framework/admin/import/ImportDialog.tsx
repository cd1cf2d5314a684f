import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useTranslate } from "react-admin";
import type { Resource } from "../../schema/index.ts";
import { useResourceMessages } from "../useResourceMessages.ts";
import { AddMissing } from "./AddMissing.tsx";
import { FileReading } from "./FileReading.tsx";
import { FileStep } from "./FileStep.tsx";
import { FillBlanks } from "./FillBlanks.tsx";
import { FillLanguages } from "./FillLanguages.tsx";
import { FirstRows } from "./FirstRows.tsx";
import { FormatStep } from "./FormatStep.tsx";
import { MappingStep } from "./MappingStep.tsx";
import { PastImports } from "./PastImports.tsx";
import { PicturesProgress } from "./PicturesProgress.tsx";
import { RemoveMissing } from "./RemoveMissing.tsx";
import { ResultStep } from "./ResultStep.tsx";
import type { Import } from "./useImport.ts";

interface Props {
  resource: Resource;
  one: Import;
  onClose: () => void;
}
/**
 * The import from file to result. Closing the dialog does not stop a running import: the server
 * continues.
 */
export function ImportDialog({ resource, one, onClose }: Props) {
  const translate = useTranslate();
  const messages = useResourceMessages(resource);
  const phone = useMediaQuery("(max-width: 600px)");
  const { preview, status, running, mapping } = one;
  const t = (key: string, params?: object) => translate(`framework.import.${key}`, params);
  const mapped = one.dialect !== null || mapping.some((field) => field !== null);
  const finished = status !== null && !running && !status.dryRun;
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      fullScreen={phone}
      aria-labelledby="import-title"
      slotProps={{ paper: { sx: phone ? {} : { maxWidth: 700 } } }}
    >
      <DialogTitle id="import-title">
        {t("title", { name: messages.inSentence(2) })}
        {preview && (
          <Typography component="span" color="text.secondary" sx={{ ml: 2 }}>
            {t("rows", { smart_count: preview.total, total: preview.total.toLocaleString() })}
          </Typography>
        )}
      </DialogTitle>
      <DialogContent sx={{ "&&": { pt: 1 } }}>
        {one.error && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {one.error}
          </Alert>
        )}
        {(!preview || one.reading) && (
          <FileStep
            resource={resource}
            reading={one.reading}
            read={one.read}
            downloadTemplate={one.downloadTemplate}
          />
        )}
        {!preview && !one.reading && <PastImports resource={resource} onOpen={onClose} />}
        {preview && !status && !one.reading && (
          <>
            {preview.origin === "other" && (
              <Alert severity="info" sx={{ mb: 2 }}>
                {t("otherTenant")}
              </Alert>
            )}
            <FileReading
              preview={preview}
              readAs={one.readAs}
              decimal={one.decimal}
              setDecimal={one.setDecimal}
            />
            {one.dialect ? (
              <FormatStep
                resource={resource}
                preview={preview}
                dialect={one.dialect}
                setDialect={one.setDialect}
              />
            ) : (
              <MappingStep
                resource={resource}
                preview={preview}
                mapping={mapping}
                map={one.map}
                natural={one.key}
                setNatural={one.setKey}
              />
            )}
            <FillBlanks
              resource={resource}
              preview={preview}
              fill={one.fill}
              setFill={one.setFill}
            />
            <Stack sx={{ mt: 1, alignItems: "flex-start" }}>
              <FillLanguages
                resource={resource}
                preview={preview}
                fillLanguages={one.fillLanguages}
                setFillLanguages={one.setFillLanguages}
              />
              <AddMissing preview={preview} add={one.add} setAdd={one.setAdd} />
              <RemoveMissing
                resource={resource}
                preview={preview}
                removeMissing={one.removeMissing}
                setRemoveMissing={one.setRemoveMissing}
              />
            </Stack>
          </>
        )}
        {status && (
          <>
            <ResultStep
              resource={resource}
              importId={one.importId}
              status={status}
              refresh={one.refresh}
              onOpen={onClose}
              remarks={one.remarks}
              downloadErrors={one.downloadErrors}
              downloadRemarks={one.downloadRemarks}
            />
            {status.dryRun && !running && preview && one.dialect === null && (
              <FirstRows preview={preview} mapping={mapping} errors={status.errors} />
            )}
            {!status.dryRun && (
              <PicturesProgress
                status={status}
                fetching={one.fetching}
                failedPictures={one.failedPictures}
                fetchAgain={one.fetchAgain}
              />
            )}
          </>
        )}
      </DialogContent>
      <DialogActions>
        {preview && !running && (
          <Button onClick={one.forget} sx={{ mr: "auto" }}>
            {t("other")}
          </Button>
        )}
        {running && (
          <Button color="error" onClick={() => void one.cancel()} sx={{ mr: "auto" }}>
            {t("cancel")}
          </Button>
        )}
        <Button onClick={onClose}>{t(running || one.fetching ? "background" : "close")}</Button>
        {preview && !status && (
          <Button variant="contained" disabled={!mapped} onClick={() => void one.run(true)}>
            {t("check")}
          </Button>
        )}
        {status && !running && !finished && (
          <>
            <Button onClick={one.back}>{t("again")}</Button>
            <Button
              variant="contained"
              disabled={status.created + status.updated === 0}
              onClick={() => void one.run(false)}
            >
              {t("run")}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}
