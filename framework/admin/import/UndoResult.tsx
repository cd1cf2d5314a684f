import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";
import type { Resource } from "../../schema/index.ts";
import { InnerLink } from "../display/InnerLink.tsx";
import { toPath } from "../paths.ts";
import { countTried, type UndoProgress } from "./useUndoImport.ts";

/** Kept records that are listed at most. */
const shown = 100;

interface Props {
  resource: Resource;
  progress: UndoProgress;
}
/** How far an undo is; at the end what it has undone, and why other records stay. */
export function UndoResult({ resource, progress }: Props) {
  const translate = useTranslate();
  const t = (key: string, params?: object) => translate(`framework.import.undo.${key}`, params);
  const { total, removed, restored, kept, isRunning, problem } = progress;
  const done = Math.min(countTried(progress), total);
  if (isRunning)
    return (
      <Box>
        <Typography id="undo-progress" aria-live="polite">
          {t("running", { done: done.toLocaleString(), total: total.toLocaleString() })}
        </Typography>
        <LinearProgress
          variant="determinate"
          value={total ? (100 * done) / total : 0}
          aria-labelledby="undo-progress"
          sx={{ mt: 1, height: 8, borderRadius: 4 }}
        />
      </Box>
    );
  const parts = [
    ...(removed > 0 ? [t(resource.trash ? "trashed" : "removed", { smart_count: removed })] : []),
    ...(restored > 0 ? [t("restored", { smart_count: restored })] : []),
    ...(kept.length > 0 ? [t("kept", { smart_count: kept.length })] : []),
  ];
  return (
    <Alert severity={problem ? "error" : kept.length > 0 ? "warning" : "success"} role="status">
      {problem && <Typography variant="body2">{problem}</Typography>}
      {parts.join(translate("punctuation.comma"))}
      {kept.length > 0 && (
        <Box
          component="ul"
          aria-label={t("keptRows")}
          sx={{ m: 0, mt: 1, pl: 2.5, maxHeight: 200, overflowY: "auto" }}
        >
          {kept.slice(0, shown).map(({ id, label, message }) => (
            <li key={id}>
              <InnerLink to={toPath(resource, "show", id)}>{label}</InnerLink>
              {translate("punctuation.colon")}
              {message}
            </li>
          ))}
        </Box>
      )}
    </Alert>
  );
}
