import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import FormControlLabel from "@mui/material/FormControlLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { useTranslate } from "react-admin";
import type { Fields, Resource } from "../../schema/index.ts";
import { ValueDisplay } from "../display/ValueDisplay.tsx";
import { useWords } from "../useWords.ts";
import { mergeRecords } from "./mergeRecords.ts";

type Values = Readonly<Record<string, unknown>>;
interface Props {
  resource: Resource;
  fields: Fields;
  original: Values;
  mine: Values;
  theirs: Values;
  saving: boolean;
  onMerged: (values: Record<string, unknown>) => void;
  onClose: () => void;
}
const sides = ["mine", "theirs"] as const;
type Side = (typeof sides)[number];

/** Someone else saved first: what only one of the two changed is merged, and what both changed is asked for, field by field. */
export function MergeDialog({ resource, fields, original, mine, theirs, saving, onMerged, onClose }: Props) {
  const translate = useTranslate();
  const words = useWords(resource);
  const id = useId();
  const merge = mergeRecords(original, mine, theirs);
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({});
  const open = merge.conflicts.filter((name) => choices[name] === undefined);
  const show = (name: string, values: Values) => {
    const field = fields[name];
    return field && <ValueDisplay resource={resource} field={field} name={name} value={values[name]} />;
  };
  const save = () => {
    const chosen = merge.conflicts.map((name) => [name, (choices[name] === "theirs" ? theirs : mine)[name]]);
    onMerged({ ...merge.merged, ...Object.fromEntries(chosen) });
  };
  return (
    <Dialog
      open
      onClose={(_, reason) => reason === "escapeKeyDown" && !saving && onClose()}
      maxWidth="md"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{translate("markethall.form.merge.title")}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} sx={{ mb: 2 }}>
          {translate(merge.conflicts.length ? "markethall.form.merge.choose" : "markethall.form.merge.noConflict")}
        </DialogContentText>
        {merge.conflicts.map((name) => (
          <Box
            key={name}
            component="fieldset"
            sx={{ border: 1, borderColor: "divider", borderRadius: 1, mb: 2, p: 1.5 }}
          >
            <Typography component="legend" variant="subtitle2" sx={{ px: 0.5 }}>
              {words.field(name)}
            </Typography>
            <Typography variant="caption" color="text.secondary" component="div" sx={{ mb: 1 }}>
              {translate("markethall.form.merge.was")} {show(name, original)}
            </Typography>
            <RadioGroup
              aria-label={words.field(name)}
              value={choices[name] ?? ""}
              onChange={(_, side) => setChoices({ ...choices, [name]: side === "theirs" ? "theirs" : "mine" })}
              sx={{ display: "grid", gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" }, gap: 1 }}
            >
              {sides.map((side) => (
                <FormControlLabel
                  key={side}
                  value={side}
                  control={<Radio size="small" />}
                  sx={{ m: 0, alignItems: "flex-start", overflowWrap: "anywhere" }}
                  label={
                    <>
                      <Typography variant="caption" color="text.secondary" component="div">
                        {translate(`markethall.form.merge.${side}`)}
                      </Typography>
                      {show(name, side === "mine" ? mine : theirs)}
                    </>
                  }
                />
              ))}
            </RadioGroup>
          </Box>
        ))}
        {sides.map(
          (side) =>
            merge[side].length > 0 && (
              <Box key={side} sx={{ mb: 1.5 }}>
                <Typography variant="subtitle2" component="h3">
                  {translate(`markethall.form.merge.only.${side}`)}
                </Typography>
                <Box
                  component="dl"
                  sx={{ m: 0, display: "grid", gridTemplateColumns: "minmax(96px, auto) 1fr", columnGap: 2 }}
                >
                  {merge[side].map((name) => (
                    <Box key={name} sx={{ display: "contents" }}>
                      <Typography component="dt" variant="body2" color="text.secondary">
                        {words.field(name)}
                      </Typography>
                      <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: "anywhere" }}>
                        {show(name, original)} → {show(name, side === "mine" ? mine : theirs)}
                      </Typography>
                    </Box>
                  ))}
                </Box>
              </Box>
            ),
        )}
        {open.length > 0 && (
          <Alert severity="info">{translate("markethall.form.merge.open", { smart_count: open.length })}</Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={saving}>
          {translate("markethall.form.merge.back")}
        </Button>
        <Button variant="contained" onClick={save} disabled={open.length > 0} loading={saving}>
          {translate("markethall.form.merge.save")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
