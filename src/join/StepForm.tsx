import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { type FormEvent, type ReactNode, useCallback, useEffect, useState } from "react";
import { RecordContextProvider, ResourceContextProvider, useTranslate } from "react-admin";
import { FormProvider } from "react-hook-form";
import { ErrorSummary } from "../../framework/admin/form/ErrorSummary.tsx";
import { OpenFormProvider } from "../../framework/admin/form/FormContext.ts";
import { FormSections } from "../../framework/admin/form/FormSections.tsx";
import { toStartValues } from "../../framework/admin/form/formFields.ts";
import { ProblemText } from "../../framework/admin/form/ProblemText.tsx";
import { useApiError } from "../../framework/admin/form/useApiError.ts";
import { useFieldsForm } from "../../framework/admin/form/useFieldsForm.ts";
import { ArrowLeftIcon } from "../../framework/admin/icons/ArrowLeftIcon.ts";
import {
  UnfinishedUploads,
  useUnfinishedUploads,
} from "../../framework/admin/input/upload/UnfinishedUploads.tsx";
import type { AdminRecord } from "../../framework/admin/provider.ts";
import { useAdminProvider } from "../../framework/admin/resources.tsx";
import { useResourceMessages } from "../../framework/admin/useResourceMessages.ts";
import { type Application, application, stepForms } from "./joining.ts";
import { useDraft } from "./useDraft.ts";

interface Props {
  step: keyof typeof stepForms;
  record: Application;
  onSaved: (record: AdminRecord) => void;
  onBack?: () => void;
  /** Content above the sections. */
  children?: ReactNode;
}
/** One step of joining, saved as a whole. Unsaved input survives a reload and a rejected save. */
export const StepForm = (props: Props) => (
  <UnfinishedUploads>
    <ResourceContextProvider value={application.name}>
      <RecordContextProvider value={props.record}>
        <OpenStep {...props} />
      </RecordContextProvider>
    </ResourceContextProvider>
  </UnfinishedUploads>
);

function OpenStep({ step, record, onSaved, onBack, children }: Props) {
  const { action, fields, sections } = stepForms[step];
  const translate = useTranslate();
  const provider = useAdminProvider();
  const uploads = useUnfinishedUploads();
  const { draft, keep, forget } = useDraft(step, record);
  const [start] = useState(() => ({ ...toStartValues(fields, record), ...draft }));
  const { field: fieldLabel } = useResourceMessages(application);
  const labelField = useCallback(
    (path: string) => fieldLabel(path.split(".")[0] ?? path),
    [fieldLabel],
  );
  const form = useFieldsForm({ fields, start, getLabel: labelField, shouldFocusError: false });
  const { problem, domainError, forgive } = useApiError(form, fields, null);
  const { watch } = form;
  useEffect(() => {
    const { unsubscribe } = watch((values) => keep(values));
    return unsubscribe;
  }, [watch, keep]);

  const save = form.handleSubmit(async (values) => {
    forgive();
    if (uploads && uploads.count() > 0)
      return domainError(new Error(translate("framework.form.uploadsUnfinished")));
    try {
      const { list } = await provider.runAction(application.name, action, {
        ids: [record.id],
        input: values,
      });
      forget();
      const [saved] = list;
      if (saved) onSaved(saved);
    } catch (error) {
      domainError(error);
    }
  });
  const { isSubmitting } = form.formState;
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        noValidate
        aria-busy={isSubmitting}
        onSubmit={(event: FormEvent) => void save(event)}
      >
        {problem && (
          <Alert severity="error" role="alert" sx={{ mb: 2 }}>
            <ProblemText messages={problem} />
          </Alert>
        )}
        <ErrorSummary fields={fields} />
        {children}
        <OpenFormProvider
          value={{ resource: application, sections, record, fields, dialog: false }}
        >
          <FormSections />
        </OpenFormProvider>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center", py: 1 }}>
          {onBack && (
            <Button startIcon={<ArrowLeftIcon />} disabled={isSubmitting} onClick={onBack}>
              {translate("markethall.join.back")}
            </Button>
          )}
          <Button type="submit" variant="contained" loading={isSubmitting} sx={{ ml: "auto" }}>
            {translate("markethall.join.next")}
          </Button>
        </Box>
      </Box>
    </FormProvider>
  );
}
