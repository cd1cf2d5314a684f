import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import visuallyHidden from "@mui/utils/visuallyHidden";
import { useTranslate } from "react-admin";
import { type Binding, bindings, keyScopes } from "./bindings.ts";
import type { GoPlace } from "./goPlaces.ts";
import { KeyCap } from "./KeyCap.tsx";
import type { OwnKeys } from "./keySheet.ts";
import { toCaps } from "./toCaps.ts";

const Columns = styled("div")(({ theme }) => ({
  columnGap: 32,
  [theme.breakpoints.up("sm")]: { columnCount: 2 },
}));
const Keys = styled("dl")(({ theme }) => ({
  ...theme.typography.body2,
  display: "grid",
  gridTemplateColumns: "112px 1fr",
  gap: "6px 12px",
  alignItems: "baseline",
  margin: 0,
  "& dt, & dd": { margin: 0 },
  "& dt": { display: "flex", flexWrap: "wrap", gap: 4 },
}));

interface Props {
  places: readonly GoPlace[];
  own: OwnKeys | null;
  onClose: () => void;
}
/** All keys by where they work, the same on every page; those of the shown screen come first. */
export function KeySheet({ places, own, onClose }: Props) {
  const t = useTranslate();
  const listKeys = (scope: (typeof keyScopes)[number]) =>
    Object.entries<Binding>(bindings)
      .filter(([, binding]) => binding.scope === scope)
      .map(
        ([name, { keys, message = name }]): KeyRow => [
          keys.map(toCaps),
          t(`framework.list.keys.${message}`),
        ],
      );
  const go = places.map(({ letter, name }): KeyRow => [[["G", letter.toUpperCase()]], name]);
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth>
      <DialogTitle>{t("framework.list.keys.title")}</DialogTitle>
      <DialogContent>
        <Columns>
          {own && <Group title={own.title} rows={own.keys.map(([key, text]) => [[[key]], text])} />}
          {keyScopes.map((scope) => (
            <Group
              key={scope}
              title={t(`framework.list.keys.scopes.${scope}`)}
              rows={listKeys(scope)}
            />
          ))}
          {go.length > 0 && <Group title={t("framework.list.keys.scopes.go")} rows={go} />}
        </Columns>
        <Typography variant="caption" color="text.secondary">
          {t("framework.list.keys.rest")}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {t("ra.action.close")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Alternatives, each of keys that are pressed together or in turn, and what they do. */
type KeyRow = readonly [alternatives: readonly (readonly string[])[], text: string];
const Group = ({ title, rows }: { title: string; rows: readonly KeyRow[] }) => (
  <Box component="section" sx={{ breakInside: "avoid", mb: 2 }}>
    <Typography variant="subtitle2" component="h3" sx={{ mb: 0.75 }}>
      {title}
    </Typography>
    <Keys>
      {rows.map(([alternatives, text]) => (
        <Box key={text} sx={{ display: "contents" }}>
          <dt>
            {/* The caps are for the eye only. */}
            <span style={visuallyHidden}>
              {alternatives.map((keys) => keys.join(" ")).join(", ")}
            </span>
            {alternatives.map((keys) => (
              <span key={keys.join(" ")}>
                {keys.map((key) => (
                  <KeyCap key={key}>{key}</KeyCap>
                ))}
              </span>
            ))}
          </dt>
          <dd>{text}</dd>
        </Box>
      ))}
    </Keys>
  </Box>
);
