import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useTranslate } from "react-admin";
import type { Resource } from "../../schema/index.ts";
import { useWords } from "../useWords.ts";
import { AddMissing } from "./AddMissing.tsx";
import { DialectStep } from "./DialectStep.tsx";
import { FileStep } from "./FileStep.tsx";
import { MappingStep } from "./MappingStep.tsx";
import { PicturesProgress } from "./PicturesProgress.tsx";
import { ResultStep } from "./ResultStep.tsx";
import type { Import } from "./useImport.ts";

interface Props {
  resource: Resource;
  one: Import;
  onClose: () => void;
}
/** The import from file to result. While it runs, closing the dialog stops nothing: the server goes on. */
export function ImportDialog({ resource, one, onClose }: Props) {
  const translate = useTranslate();
  const words = useWords(resource);
  const phone = useMediaQuery("(max-width: 600px)");
  const { preview, status, running, mapping } = one;
  const t = (key: string, params?: object) => translate(`markethall.import.${key}`, params);
  const mapped = one.dialect !== null || mapping.some((field) => field !== null);
  const finished = status !== null && !running && !status.dryRun;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" fullScreen={phone} aria-labelledby="import-title">
      <DialogTitle id="import-title">
        {t("title", { name: words.many })}
        {preview && (
          <Typography component="span" color="text.secondary" sx={{ ml: 2 }}>
            {t("rows", { total: preview.total.toLocaleString() })}
          </Typography>
        )}
      </DialogTitle>
      <DialogContent sx={{ "&&": { pt: 1 } }}>
        {one.error && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {one.error}
          </Alert>
        )}
        {!preview && <FileStep reading={one.reading} read={one.read} downloadTemplate={one.downloadTemplate} />}
        {preview && !status && (
          <>
            {one.dialect ? (
              <DialectStep resource={resource} dialect={one.dialect} setDialect={one.setDialect} />
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
            <AddMissing preview={preview} add={one.add} setAdd={one.setAdd} />
          </>
        )}
        {status && (
          <>
            <ResultStep status={status} downloadErrors={one.downloadErrors} />
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
