import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import {
  type FormEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { RecordContextProvider, ResourceContextProvider, useTranslate } from "react-admin";
import { FormProvider } from "react-hook-form";
import type { Action, Issues, Resource } from "../../schema/index.ts";
import { useStartAction } from "../action/useStartAction.tsx";
import { UnfinishedUploads, useUnfinishedUploads } from "../input/upload/UnfinishedUploads.tsx";
import { useRecordName } from "../list/useRecordName.ts";
import { toPath } from "../paths.ts";
import { type AdminRecord, ApiError } from "../provider.ts";
import { useActor, useScreens } from "../resources.tsx";
import { useToast } from "../toast/useToast.tsx";
import { useUndoEdit } from "../toast/useUndoEdit.ts";
import { useResourceMessages } from "../useResourceMessages.ts";
import { DiscardQuestion } from "./DiscardQuestion.tsx";
import { ErrorSummary } from "./ErrorSummary.tsx";
import { FirstInput } from "./FirstInput.tsx";
import { FormButtons } from "./FormButtons.tsx";
import { OpenFormProvider } from "./FormContext.ts";
import { FormSections } from "./FormSections.tsx";
import {
  createValues,
  type FormMode,
  listSections,
  selectChangedValues,
  selectTypedFields,
  selectWritableFields,
  toStartValues,
} from "./formFields.ts";
import { MergeDialog } from "./MergeDialog.tsx";
import { ProblemText } from "./ProblemText.tsx";
import { useApiError } from "./useApiError.ts";
import { useDismiss } from "./useDismiss.tsx";
import { useFieldsForm } from "./useFieldsForm.ts";
import { useFurther } from "./useFurther.ts";
import { useOpenedRecord } from "./useOpenedRecord.ts";
import { useOptionalMarks } from "./useOptionalMarks.ts";
import { useSaveRecord } from "./useSaveRecord.ts";
import { useSaveShortcut } from "./useSaveShortcut.ts";
import { useUnsavedGuard } from "./useUnsavedGuard.tsx";

type Values = Record<string, unknown>;
interface Props {
  resource: Resource;
  /** The record to edit; without it the form creates one. */
  record?: AdminRecord;
  /** Initial values of a new record, in addition to its defaults. */
  initialValues?: Values;
  dialog?: boolean;
  /** Called with what was stored; the form of a stored record stays open with it. */
  onSaved?: (record: AdminRecord) => void;
  /** Offers "save and create another". */
  another?: boolean;
  onCancel?: () => void;
  /**
   * Lets the surrounding dialog close the form on Esc as Cancel does, with the unsaved-changes
   * question.
   */
  dismissal?: RefObject<() => void>;
  /**
   * The sections of a composed form: `FormSection`s with `FieldInput`s, and anything else. By
   * default, those of the declaration.
   */
  children?: ReactNode;
  /**
   * The declared sections with more around them, as on a record's page; `FormSections` by default.
   * Unlike `children`, it does not add fields to those of the declared sections.
   */
  layout?: ReactNode;
  /** Focuses the first input of a stored record, too. */
  focusFirst?: boolean;
}
/**
 * The form of a record, generated from its declaration, or composed of `FormSection`s and
 * `FieldInput`s.
 *
 * @example
 * ```tsx
 * const QuickSupplier = ({ onSaved }: { onSaved: (supplier: AdminRecord) => void }) => (
 *   <RecordForm resource={suppliers} onSaved={onSaved}>
 *     <FormSection resource={suppliers} name="main" />
 *     <FormSection title="Deliveries">
 *       <FieldInput resource={suppliers} name="minimumOrder" />
 *       <p>Below it, the delivery is charged.</p>
 *     </FormSection>
 *   </RecordForm>
 * );
 * ```
 */
export function RecordForm({ record, onSaved, focusFirst = false, ...props }: Props) {
  const element = useRef<HTMLFormElement>(null);
  const opened = useOpenedRecord(props.resource, record, element);
  const { round } = opened;
  return (
    <UnfinishedUploads key={round}>
      <ResourceContextProvider value={props.resource.name}>
        <RecordContextProvider value={opened.record}>
          <OpenForm
            {...props}
            element={element}
            record={opened.record}
            latest={record}
            focusFirst={round === 0 && (focusFirst || record === undefined)}
            onBusy={opened.setBusy}
            onDiscard={() => opened.reopen()}
            onSaved={(saved) => {
              if (record) opened.reopen(saved);
              onSaved?.(saved);
            }}
          />
        </RecordContextProvider>
      </ResourceContextProvider>
    </UnfinishedUploads>
  );
}

interface OpenProps extends Omit<Props, "onSaved"> {
  element: RefObject<HTMLFormElement | null>;
  /** The stored record as it was loaded last. */
  latest: AdminRecord | undefined;
  focusFirst: boolean;
  /** Reports whether the form must not be replaced by a newer version of its record. */
  onBusy: (isBusy: boolean) => void;
  onDiscard: () => void;
  onSaved: (record: AdminRecord) => void;
}
/**
 * The form of a record, generated from its declaration. Input survives server errors, lost
 * connections and newer versions.
 */
function OpenForm({
  resource,
  record,
  initialValues: given,
  dialog = false,
  onSaved,
  another = false,
  onCancel,
  dismissal,
  children,
  layout = <FormSections />,
  element,
  latest,
  focusFirst,
  onBusy,
  onDiscard,
}: OpenProps) {
  const translate = useTranslate();
  const toast = useToast();
  const undoEdit = useUndoEdit(resource);
  const nameRecord = useRecordName(resource);
  const actor = useActor();
  const messages = useResourceMessages(resource);
  const uploads = useUnfinishedUploads();
  const mode: FormMode = record ? "edit" : "create";
  // The record as it was when the form opened, or after the last merge; a refetch does not change
  // it.
  const [base, setBase] = useState(record);
  const sections = useMemo(
    () => listSections(resource, actor, mode, base),
    [resource, actor, mode, base],
  );
  const isComposed = children !== undefined;
  const fields = useMemo(
    () =>
      isComposed ? selectWritableFields(resource, actor, mode, base) : selectTypedFields(sections),
    [isComposed, resource, actor, mode, base, sections],
  );
  // Values without an input follow what was loaded last.
  const stored = latest && base && latest.version >= base.version ? latest : base;
  const open = useMemo(
    () => ({ resource, record: stored, sections, fields, dialog }),
    [resource, stored, sections, fields, dialog],
  );
  const [start] = useState(() =>
    record ? toStartValues(fields, record) : createValues(fields, given),
  );
  const { field: getFieldLabel, row: getRowLabel } = messages;
  const resolveLabel = useCallback(
    (path: string) => {
      const [name = path, , inner] = path.split(".");
      return inner ? getRowLabel(name, inner) : getFieldLabel(name);
    },
    [getFieldLabel, getRowLabel],
  );
  const { formTop: Top, needs } = useScreens(resource);
  const needed = useRef<((values: Values) => Issues) | null>(null);
  const form = useFieldsForm({
    fields,
    start,
    rest: base,
    further: needed,
    getLabel: resolveLabel,
    shouldFocusError: false,
  });
  const { problem, domainError, forgive } = useApiError(form, fields, null);
  const save = useSaveRecord(resource, fields);
  const busy = useRef(false);
  const [saving, setSaving] = useState(false);
  const [stale, setStale] = useState<{ mine: Values; theirs: AdminRecord; round: number } | null>(
    null,
  );
  const { isDirty } = form.formState;

  async function send(
    values: Values,
    on: AdminRecord | undefined,
    stays = false,
  ): Promise<AdminRecord | null> {
    setSaving(true);
    forgive();
    try {
      // No changes to send.
      if (on && Object.keys(selectChangedValues(fields, values, on)).length === 0) return on;
      const saved = await save(values, on);
      const named = nameRecord(saved);
      // A number says less than what it is the number of.
      const said = { name: resource.singleton || named.startsWith("#") ? messages.one : named };
      toast(
        translate(on ? "framework.form.saved" : "framework.form.created", said),
        // A save without a difference gives no version, and leaves nothing to undo.
        on && saved.version > on.version && !resource.singleton
          ? undoEdit([saved], translate("framework.form.restored", said))
          : stays
            ? { to: toPath(resource, "show", saved.id) }
            : null,
      );
      return saved;
    } catch (error) {
      const current = error instanceof ApiError && error.code === 409 ? error.current : undefined;
      if (on && current)
        setStale((last) => ({ mine: values, theirs: current, round: (last?.round ?? 0) + 1 }));
      else domainError(error);
      return null;
    } finally {
      setSaving(false);
    }
  }
  /**
   * Validates the form, with what the action that follows needs, and sends it; returns null when it
   * is invalid. If the form stays open afterwards, the toast links to the record.
   */
  async function submit(stays = false, next?: Action): Promise<AdminRecord | null> {
    // The second of two quick clicks arrives before the button is rendered as disabled.
    if (busy.current || saving) return null;
    if (uploads && uploads.count() > 0) {
      domainError(new Error(translate("framework.form.uploadsUnfinished")));
      return null;
    }
    let saved: AdminRecord | null = null;
    busy.current = true;
    needed.current = (next && needs?.[next.name]) ?? null;
    try {
      await form.handleSubmit(async (values) => {
        saved = await send(values, base, stays);
      })();
    } finally {
      busy.current = false;
    }
    return saved;
  }
  const guard = useUnsavedGuard({
    dirty: isDirty,
    routes: !dialog,
    save: async () => {
      const saved = await submit();
      if (saved) guard.release();
      return saved !== null;
    },
    saveAndStay: async () => {
      const saved = await submit();
      if (saved) leaveWith(saved);
      return saved !== null;
    },
    discard,
  });
  function leaveWith(saved: AdminRecord) {
    guard.release();
    onSaved(saved);
  }
  const further = useStartAction(resource, { onDone: leaveWith, onDismiss: leaveWith });
  const isBusy = isDirty || saving || further.running !== null || further.dialog !== null;
  useEffect(() => onBusy(isBusy), [onBusy, isBusy]);
  async function saveAndLeave() {
    const saved = await submit();
    if (saved) leaveWith(saved);
  }
  async function saveAndDo(action: Action) {
    const saved = await submit(false, action);
    if (!saved) return;
    if (!action.from || action.from.includes(String(saved.status)))
      await further.start(action, saved);
    else leaveWith(saved);
  }
  async function saveAndAdd() {
    if (!(await submit(true))) return;
    form.reset({ ...start });
    element.current?.querySelector<HTMLElement>("input, textarea, [contenteditable]")?.focus();
    window.scrollTo({ top: 0 });
  }
  async function saveMerged(values: Values) {
    if (!stale || !base) return;
    const { theirs } = stale;
    for (const [name, value] of Object.entries(values))
      form.setValue(name, value, { shouldDirty: true });
    setBase(theirs);
    const saved = await send(values, theirs);
    if (saved) leaveWith(saved);
    else setStale((now) => (now?.theirs === theirs ? null : now));
  }
  const { dismiss, question } = useDismiss(dialog && isDirty, () => onCancel?.());
  useEffect(() => {
    if (dismissal) dismissal.current = () => !saving && dismiss();
  });
  const marks = useOptionalMarks(fields);
  const [isDiscarding, setDiscarding] = useState(false);
  function discard() {
    guard.release();
    onDiscard();
  }
  const cancel = record && !dialog ? () => setDiscarding(true) : onCancel && dismiss;
  const afterSave = useFurther(resource, record);
  // Parts of the form that write with a delay write when it is submitted.
  useSaveShortcut(element, () => element.current?.requestSubmit());

  return (
    <FormProvider {...form}>
      <Box
        component="form"
        data-record-form=""
        ref={element}
        noValidate
        aria-busy={saving}
        sx={{ outline: 0, ...marks }}
        tabIndex={-1}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          event.stopPropagation();
          void saveAndLeave();
        }}
      >
        {problem && (
          <Alert severity="error" role="alert" sx={{ mb: 2 }}>
            <ProblemText messages={problem} />
          </Alert>
        )}
        <ErrorSummary fields={fields} />
        {Top && !dialog && <Top />}
        <OpenFormProvider value={open}>
          {children ?? layout}
          <FormButtons
            saving={saving || further.running !== null}
            further={
              dialog
                ? []
                : afterSave.map(({ name, label, action }) => ({
                    name,
                    label,
                    onClick: () => void saveAndDo(action),
                  }))
            }
            onAnother={another ? () => void saveAndAdd() : undefined}
            onCancel={cancel}
          />
        </OpenFormProvider>
        {focusFirst && <FirstInput form={element} />}
      </Box>
      {question}
      {isDiscarding && (
        <DiscardQuestion
          title={translate("framework.form.unsaved.discardTitle")}
          content={translate("framework.form.unsaved.discardContent")}
          onStay={() => setDiscarding(false)}
          onDiscard={discard}
        />
      )}
      {guard.dialog}
      {further.dialog}
      {stale && base && (
        <MergeDialog
          key={stale.round}
          resource={resource}
          fields={fields}
          original={toStartValues(fields, base)}
          mine={stale.mine}
          theirs={toStartValues(fields, stale.theirs)}
          saving={saving || further.running !== null}
          onMerged={(values) => void saveMerged(values)}
          onClose={() => setStale(null)}
        />
      )}
    </FormProvider>
  );
}
