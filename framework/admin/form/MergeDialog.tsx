import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { useTranslate } from "react-admin";
import type { Fields, Resource } from "../../schema/index.ts";
import { useResourceMessages } from "../useResourceMessages.ts";
import { FieldVersion, MergeChoice, sides, type Versions } from "./MergeChoice.tsx";
import { type Choices, mergeRecords } from "./mergeRecords.ts";

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

/**
 * Resolves a conflicting save: merges fields that only one side changed, and asks about those that
 * both changed, field by field and in child rows cell by cell.
 */
export function MergeDialog({
  resource,
  fields,
  original,
  mine,
  theirs,
  saving,
  onMerged,
  onClose,
}: Props) {
  const translate = useTranslate();
  const messages = useResourceMessages(resource);
  const id = useId();
  const [choices, setChoices] = useState<Choices>({});
  const versions: Versions = { original, mine, theirs };
  const merge = mergeRecords(original, mine, theirs, fields, choices);
  const open = merge.conflicts.filter(({ path }) => choices[path] === undefined);
  const shown = { resource, fields, versions };
  return (
    <Dialog
      open
      onClose={(_, reason) => reason === "escapeKeyDown" && !saving && onClose()}
      maxWidth="md"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{translate("framework.form.merge.title")}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} sx={{ mb: 2 }}>
          {translate(
            merge.conflicts.length
              ? "framework.form.merge.choose"
              : "framework.form.merge.noConflict",
          )}
        </DialogContentText>
        {merge.conflicts.length > 1 && (
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, mb: 2 }}>
            {sides.map((side) => (
              <Button
                key={side}
                size="small"
                variant="outlined"
                onClick={() =>
                  setChoices(Object.fromEntries(merge.conflicts.map(({ path }) => [path, side])))
                }
              >
                {translate(`framework.form.merge.all.${side}`)}
              </Button>
            ))}
          </Box>
        )}
        {merge.conflicts.map((conflict) => (
          <MergeChoice
            key={conflict.path}
            resource={resource}
            fields={fields}
            versions={versions}
            conflict={conflict}
            choice={choices[conflict.path]}
            onChoose={(side) => setChoices({ ...choices, [conflict.path]: side })}
          />
        ))}
        {merge.both.length > 0 && (
          <Box sx={{ mb: 1.5 }}>
            <Typography variant="subtitle2" component="h3">
              {translate("framework.form.merge.both")}
            </Typography>
            {merge.both.map((name) => (
              <Box key={name} sx={{ overflowWrap: "anywhere" }}>
                <Typography variant="body2" color="text.secondary">
                  {messages.field(name)}
                </Typography>
                {/* The merged result of both sides. */}
                <FieldVersion
                  resource={resource}
                  fields={fields}
                  versions={{ ...versions, mine: merge.merged }}
                  name={name}
                  of="mine"
                />
              </Box>
            ))}
          </Box>
        )}
        {sides.map(
          (side) =>
            merge[side].length > 0 && (
              <Box key={side} sx={{ mb: 1.5 }}>
                <Typography variant="subtitle2" component="h3">
                  {translate(`framework.form.merge.only.${side}`)}
                </Typography>
                <Box
                  component="dl"
                  sx={{
                    m: 0,
                    display: "grid",
                    gridTemplateColumns: "minmax(96px, auto) 1fr",
                    columnGap: 2,
                  }}
                >
                  {merge[side].map((name) => (
                    <Box key={name} sx={{ display: "contents" }}>
                      <Typography component="dt" variant="body2" color="text.secondary">
                        {messages.field(name)}
                      </Typography>
                      <Typography
                        component="dd"
                        variant="body2"
                        sx={{ m: 0, overflowWrap: "anywhere" }}
                      >
                        {fields[name]?.kind !== "rows" && (
                          <>
                            <FieldVersion {...shown} name={name} of="original" /> →{" "}
                          </>
                        )}
                        <FieldVersion {...shown} name={name} of={side} />
                      </Typography>
                    </Box>
                  ))}
                </Box>
              </Box>
            ),
        )}
        {open.length > 0 && (
          <Alert severity="info">
            {translate("framework.form.merge.open", { smart_count: open.length })}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={saving}>
          {translate("framework.form.merge.back")}
        </Button>
        <Button
          variant="contained"
          onClick={() => onMerged(merge.merged)}
          disabled={open.length > 0}
          loading={saving}
        >
          {translate("framework.form.merge.save")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
