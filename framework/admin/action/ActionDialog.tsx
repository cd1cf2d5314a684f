import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import Stack from "@mui/material/Stack";
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useId,
  useRef,
  useState,
} from "react";
import { useI18nProvider, useTranslate } from "react-admin";
import { FormProvider } from "react-hook-form";
import type { Action, Fields, Resource } from "../../schema/index.ts";
import { fillFields } from "../display/fieldText.ts";
import { flattenErrors } from "../form/errors.ts";
import { FirstInput } from "../form/FirstInput.tsx";
import { FormFields } from "../form/FormFields.tsx";
import { ProblemText } from "../form/ProblemText.tsx";
import { reveal } from "../form/reveal.ts";
import { useApiError } from "../form/useApiError.ts";
import { useDismiss } from "../form/useDismiss.tsx";
import { useFieldsForm } from "../form/useFieldsForm.ts";
import { useOptionalMarks } from "../form/useOptionalMarks.ts";
import { emptyValues } from "../input/emptyValues.ts";
import type { AdminRecord, RowResults } from "../provider.ts";
import { useScreens } from "../resources.tsx";
import { useRecordTitle } from "../show/useRecordTitle.ts";
import { useResourceMessages } from "../useResourceMessages.ts";
import { ConfirmKey } from "./ConfirmKey.tsx";
import { ReadyReasons } from "./ReadyReasons.tsx";
import { type DialogButtons, useDialogButtons } from "./useDialogButtons.ts";
import { useRunAction } from "./useRunAction.ts";

interface Props {
  resource: Resource;
  action: Action;
  ids: readonly number[];
  /** The loaded record, if there is one; the dialog shows its name. */
  record?: AdminRecord;
  /** Initial values of the fields. */
  initialValues?: Readonly<Record<string, unknown>>;
  /** Replaces the default title of action and record name. */
  title?: string;
  /** Consequence for this record, instead of the message of the resource; may watch the fields. */
  text?: ReactNode;
  /** Names of ready-made reasons, instead of those of the screens. */
  reasons?: readonly string[];
  /** Below the fields, in their form: a milder way to what the member wants. */
  below?: ReactNode;
  /** Labels of the buttons that differ from the default ones. */
  buttons?: Partial<DialogButtons>;
  /** The version that the member saw, if the action must not apply to another one. */
  version?: number;
  onDone: (results: RowResults) => void;
  onClose: () => void;
}
const none: Fields = {};

/**
 * Renders the dialog of an action: the resource's custom one for a single record, or one generated
 * from the declaration.
 */
export function ActionDialog(props: Props) {
  const { resource, action, record, onDone, onClose } = props;
  const Own = useScreens(resource).dialogs?.[action.name];
  return Own && record ? (
    <Own record={record} onDone={onDone} onClose={onClose} />
  ) : (
    <DeclaredDialog {...props} />
  );
}

/**
 * Asks for an action's input or for confirmation. An error is shown in the dialog and preserves the
 * input.
 */
export function DeclaredDialog({
  resource,
  action,
  ids,
  record,
  initialValues: given,
  title: ownTitle,
  text,
  reasons,
  below,
  buttons: ownButtons,
  version,
  onDone,
  onClose,
}: Props) {
  const translate = useTranslate();
  const locale = useI18nProvider().getLocale();
  const messages = useResourceMessages(resource);
  const run = useRunAction(resource);
  const id = useId();
  const fields = action.input ?? none;
  const { input: getInputLabel } = messages;
  const resolveLabel = useCallback(
    (path: string) => getInputLabel(action.name, path.split(".")[0] ?? path),
    [getInputLabel, action],
  );
  // Changes to the record while the dialog is open do not change the initial values.
  const [start] = useState(() => ({ ...emptyValues(fields), ...given }));
  const form = useFieldsForm({ fields, start, getLabel: resolveLabel, shouldFocusError: false });
  const element = useRef<HTMLFormElement>(null);
  const { problem, domainError, forgive } = useApiError(form, fields, (path) =>
    reveal(element.current, path),
  );
  const [failed, setFailed] = useState<RowResults["failed"]>([]);
  const { isSubmitting, isDirty } = form.formState;
  const title = useRecordTitle(resource, record);
  const what = record
    ? title
    : ids.length === 1
      ? messages.inSentence(1)
      : messages.amount(ids.length);
  const label = messages.action(action.name);
  const question =
    record &&
    fillFields(
      translate(`resources.${resource.name}.questions.${action.name}`, { _: "" }),
      resource,
      record,
      { locale, translate },
    );
  const heading =
    ownTitle ??
    question ??
    translate(`resources.${resource.name}.titles.${action.name}`, {
      what,
      smart_count: ids.length,
      _: translate("framework.action.title", { action: label, what }),
    });
  const buttons = { ...useDialogButtons(resource, label, ids.length), ...ownButtons };
  const [state] = action.to;
  const defaults =
    action.to.length === 1 && state
      ? translate("framework.action.becomes", { what, state: messages.choice("status", state) })
      : translate(action.input ? "framework.action.fill" : "framework.action.sure");

  const submit = form.handleSubmit(
    async (values) => {
      forgive();
      try {
        const results = await run(action.name, {
          ids,
          ...(action.input && { input: values }),
          ...(version !== undefined && { version }),
        });
        if (results.failed.length === 0) onDone(results);
        else setFailed(results.failed);
      } catch (error) {
        domainError(error);
      }
    },
    (errors) => {
      const [first] = flattenErrors(errors, fields);
      if (first) reveal(element.current, first.path);
    },
  );
  const { dismiss, question: unsaved } = useDismiss(isDirty, onClose);
  const marks = useOptionalMarks(fields);
  const onSubmit = (event: FormEvent) => {
    // Prevents the dialog's submit event from reaching the form of the surrounding page.
    event.stopPropagation();
    void submit(event);
  };
  const confirmByKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || isSubmitting) return;
    event.preventDefault();
    void submit();
  };
  return (
    <Dialog
      // What the action changes is visible behind the dialog, which returns if it is refused.
      open={!(action.optimistic && isSubmitting)}
      onClose={() => !isSubmitting && dismiss()}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth={action.input ? "sm" : "xs"}
      fullWidth
    >
      <FormProvider {...form}>
        <Box
          component="form"
          ref={element}
          onSubmit={onSubmit}
          onKeyDown={confirmByKey}
          noValidate
          sx={marks}
        >
          <DialogTitle id={`${id}-title`}>{heading}</DialogTitle>
          <DialogContent>
            <DialogContentText id={`${id}-text`} component="div" sx={{ mb: action.input ? 2 : 0 }}>
              {text ??
                translate(`resources.${resource.name}.consequences.${action.name}`, {
                  _: defaults,
                })}
            </DialogContentText>
            {problem && (
              <Alert severity="error" role="alert" sx={{ mb: 2 }}>
                <ProblemText messages={problem} />
              </Alert>
            )}
            {failed.length > 0 && (
              <Alert severity="warning" role="alert" sx={{ mb: 2 }}>
                {failed.map((one) => (
                  <div key={one.id}>
                    {translate("framework.form.labelled", {
                      label: `#${one.id}`,
                      value: one.message,
                    })}
                  </div>
                ))}
              </Alert>
            )}
            <Stack spacing={2}>
              <ReadyReasons resource={resource} action={action} names={reasons} />
              <FormFields
                resource={resource}
                fields={fields}
                getLabel={resolveLabel}
                choiceMessages={`inputChoices.${action.name}`}
                beside={action.beside}
              />
              {below}
            </Stack>
            {action.input && <FirstInput form={element} />}
          </DialogContent>
          <DialogActions>
            {action.input && <ConfirmKey />}
            <Button onClick={failed.length ? onClose : dismiss} disabled={isSubmitting}>
              {failed.length ? translate("ra.action.close") : buttons.dismiss}
            </Button>
            <Button
              type="submit"
              variant="contained"
              color={action.tone === "danger" ? "error" : "primary"}
              loading={isSubmitting}
              autoFocus={!action.input}
            >
              {buttons.confirm}
            </Button>
          </DialogActions>
        </Box>
        {unsaved}
      </FormProvider>
    </Dialog>
  );
}
