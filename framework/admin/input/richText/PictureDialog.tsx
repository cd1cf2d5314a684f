import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import TextField from "@mui/material/TextField";
import { type FormEvent, useId } from "react";
import { useTranslate } from "react-admin";
import { FormProvider, useForm } from "react-hook-form";
import { image, type Resource } from "../../../schema/index.ts";
import { FilesInput } from "../upload/FilesInput.tsx";

/** A picture of the text: its address, and the words for those who do not see it. */
export interface Picture {
  src: string;
  alt: string;
}
interface Props {
  resource: Resource;
  /** The selected picture; null to insert one. */
  picture: Picture | null;
  onPicture: (picture: Picture) => void;
  onClose: () => void;
}
const field = image();

/** Chooses a picture by the input of pictures, which offers the media library, and describes it. */
export function PictureDialog({ resource, picture, onPicture, onClose }: Props) {
  const translate = useTranslate();
  const id = useId();
  const form = useForm({ defaultValues: { src: picture?.src ?? null, alt: picture?.alt ?? "" } });
  const src: string | null = form.watch("src");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (src) onPicture({ src, alt: form.getValues("alt").trim() });
  };
  const label = translate("framework.form.editor.picture");
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <FormProvider {...form}>
        <form onSubmit={submit} noValidate>
          <DialogTitle id={id}>{label}</DialogTitle>
          <DialogContent sx={{ display: "grid", gap: 2 }}>
            <FilesInput
              resource={resource}
              field={field}
              name="src"
              source="src"
              label={label}
              choiceMessages=""
              compact={false}
              labelHidden
            />
            <TextField
              fullWidth
              margin="none"
              label={translate("framework.form.editor.alt")}
              helperText={translate("framework.form.editor.altHelp")}
              slotProps={{ htmlInput: { maxLength: 250 } }}
              {...form.register("alt")}
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{translate("ra.action.cancel")}</Button>
            <Button type="submit" variant="contained" disabled={!src}>
              {translate(`framework.form.editor.${picture ? "update" : "insert"}Picture`)}
            </Button>
          </DialogActions>
        </form>
      </FormProvider>
    </Dialog>
  );
}
