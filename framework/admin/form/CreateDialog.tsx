import Dialog from "@mui/material/Dialog";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useId, useRef } from "react";
import { useI18nProvider, useTranslate } from "react-admin";
import { toContentLanguage } from "../../schema/index.ts";
import { chooseLanguage, isLocalized } from "../display/localized.ts";
import type { CreateDialogProps } from "../input/reference/CreateDialogContext.ts";
import { useResourceMessages } from "../useResourceMessages.ts";
import { RecordForm } from "./RecordForm.tsx";

/** Creates a record of another resource without leaving the form that references it. */
export default function CreateDialog({ resource, onClose, onCreated }: CreateDialogProps) {
  const translate = useTranslate();
  const messages = useResourceMessages(resource);
  const language = toContentLanguage(useI18nProvider().getLocale());
  const id = useId();
  const dismissal = useRef(onClose);
  return (
    <Dialog open onClose={() => dismissal.current()} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>
        {translate("framework.form.createNew", { name: messages.inSentence(1) })}
      </DialogTitle>
      <DialogContent>
        <RecordForm
          resource={resource}
          dialog
          dismissal={dismissal}
          onCancel={onClose}
          onSaved={(record) => {
            const value: unknown = record[resource.label];
            const name = isLocalized(value) ? chooseLanguage(value, language) : value;
            onCreated({ id: record.id, name: name ? String(name) : `#${record.id}` });
          }}
        />
      </DialogContent>
    </Dialog>
  );
}
