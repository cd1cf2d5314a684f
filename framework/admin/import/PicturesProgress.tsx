import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import Link from "@mui/material/Link";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemText from "@mui/material/ListItemText";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useEffect, useState } from "react";
import { useTranslate } from "react-admin";
import type { FailedPicture } from "../provider.ts";
import type { Import } from "./useImport.ts";

/** Progress of the images referenced by the file, and the ones that could not be fetched. */
export function PicturesProgress({
  status,
  fetching,
  failedPictures,
  fetchAgain,
}: Pick<Import, "status" | "fetching" | "failedPictures" | "fetchAgain">) {
  const translate = useTranslate();
  const [failures, setFailures] = useState<FailedPicture[] | null>(null);
  const { pictures } = status ?? {};
  const failed = pictures?.failed ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list on screen is of another count
  useEffect(() => setFailures(null), [failed]);
  if (!pictures) return null;
  const t = (key: string, params?: object) => translate(`framework.import.${key}`, params);
  const counts = {
    done: pictures.done.toLocaleString(),
    total: pictures.total.toLocaleString(),
    failed: failed.toLocaleString(),
  };
  return (
    <Box sx={{ mt: 2 }}>
      <Typography id="import-pictures" aria-live="polite">
        {t(failed > 0 ? "picturesFailed" : "pictures", counts)}
      </Typography>
      {fetching && (
        <LinearProgress
          variant="determinate"
          value={(100 * (pictures.done + failed)) / pictures.total}
          aria-labelledby="import-pictures"
          sx={{ mt: 1, height: 8, borderRadius: 4 }}
        />
      )}
      {failed > 0 && (
        <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
          {!failures && (
            <Button onClick={() => void failedPictures().then(setFailures, () => setFailures([]))}>
              {t("showFailed")}
            </Button>
          )}
          <Button onClick={() => void fetchAgain()}>{t("fetchAgain")}</Button>
        </Stack>
      )}
      {failures && failed > 0 && (
        <List
          dense
          tabIndex={0}
          aria-label={t("picturesFailed", counts)}
          sx={{
            maxHeight: 260,
            overflow: "auto",
            border: 1,
            borderColor: "divider",
            borderRadius: 1,
          }}
        >
          {failures.map(({ id, place, label, address, message }) => (
            <ListItem key={`${id}-${place}-${address}`}>
              <ListItemText
                primary={translate("framework.form.labelled", { label, value: message })}
                secondary={
                  <Link
                    href={address}
                    target="_blank"
                    rel="noreferrer noopener"
                    sx={{ overflowWrap: "anywhere" }}
                  >
                    {address}
                  </Link>
                }
              />
            </ListItem>
          ))}
        </List>
      )}
    </Box>
  );
}
