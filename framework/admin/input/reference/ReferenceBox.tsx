import Autocomplete from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import TextField from "@mui/material/TextField";
import Tooltip from "@mui/material/Tooltip";
import { type HTMLAttributes, type Key, Suspense, useContext, useMemo, useState } from "react";
import { useRecordContext } from "react-admin";
import { can, getReferenceTarget } from "../../../schema/index.ts";
import { AddIcon } from "../../icons/AddIcon.ts";
import type { AdminRecord } from "../../provider.ts";
import { useActor, useAdmin } from "../../resources.tsx";
import { useResourceMessages } from "../../useResourceMessages.ts";
import type { KindInputProps } from "../InputProps.ts";
import { useField } from "../useField.tsx";
import { CreateDialogContext } from "./CreateDialogContext.ts";
import { useNames } from "./useNames.ts";
import { type Option, useOptions } from "./useOptions.ts";
import { useTreeOptions } from "./useTreeOptions.ts";

interface Props {
  props: KindInputProps;
  several: boolean;
}
/**
 * Selects rows of another resource: server-side search, infinite scroll, inline creation. Rows of a
 * tree resource are shown as a tree.
 */
export function ReferenceBox({ props, several }: Props) {
  const { resource, field, source, label, compact } = props;
  const control = useField(props);
  const { translate } = control;
  const record = useRecordContext<AdminRecord>();
  const actor = useActor();
  const CreateDialog = useContext(CreateDialogContext);
  const { resources } = useAdmin();
  const targetName = getReferenceTarget(resource, field) ?? resource.name;
  const isParent = field.type.traits.reference === "parent";
  const target = resources.find((one) => one.name === targetName) ?? resource;
  const targetMessages = useResourceMessages(target);
  const [open, setOpen] = useState(false);
  const [text, setText] = useState("");
  const [creating, setCreating] = useState(false);
  const ids = [control.value].flat().filter((id): id is number => typeof id === "number");
  const { getOption, remember } = useNames(targetName, source, ids);
  const tree = target.name === targetName && target.parent !== null ? target : null;
  const placed = ids.length === 1 && !compact;
  // A tree row cannot be placed below itself.
  const below = useTreeOptions(tree, open || placed, text, isParent ? Number(record?.id) : null);
  const byTree = tree !== null && !below.error;
  // An actor who may select rows but not read their list sees only the names.
  const flat = useOptions(targetName, open && !byTree, text);
  const { options, loading, error, onScroll } = byTree ? below : flat;
  const way = placed ? below.all.find((one) => one.id === ids[0]) : undefined;
  const key = ids.map((id) => `${id} ${getOption(id).name}`).join("\n");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when one of them is another
  const chosen = useMemo(() => ids.map(getOption), [key]);
  const creatable =
    CreateDialog !== null &&
    !compact &&
    target.name === targetName &&
    !target.singleton &&
    can(actor, target, "create");

  const choose = (next: readonly Option[]) => {
    remember(next);
    control.change(several ? next.map((one) => one.id) : (next.at(-1)?.id ?? null));
  };
  const shared = {
    size: "small" as const,
    fullWidth: true,
    open,
    onOpen: () => {
      below.showUpTo(ids[0]);
      setOpen(true);
    },
    onClose: () => setOpen(false),
    options: isParent ? options.filter((one) => one.id !== record?.id) : [...options],
    loading,
    loadingText: translate("framework.form.searching"),
    noOptionsText: error
      ? translate("framework.form.searchFailed")
      : text.trim() && target.name === targetName
        ? translate("framework.form.noneCalled", {
            name: targetMessages.inSentence(1),
            label: text.trim(),
          })
        : translate("framework.form.nothingFound"),
    openText: translate("framework.form.openList"),
    closeText: translate("ra.action.close"),
    clearText: translate("ra.action.clear_input_value"),
    filterOptions: (found: Option[]) => found,
    getOptionLabel: (option: Option) => option.name,
    getOptionKey: (option: Option) => option.id,
    isOptionEqualToValue: (option: Option, value: Option) => option.id === value.id,
    onInputChange: (_: unknown, next: string, reason: string) =>
      setText(reason === "input" ? next : ""),
    onBlur: control.blur,
    renderOption: (
      { key, ...props }: HTMLAttributes<HTMLLIElement> & { key: Key },
      option: Option,
    ) => (
      // Search results show the path of each row; the full tree shows its position.
      <Box component="li" key={key} {...props} title={option.path}>
        <span style={{ paddingLeft: text.trim() ? 0 : (option.level ?? 0) * 16 }}>
          {text.trim() ? (option.path ?? option.name) : option.name}
        </span>
      </Box>
    ),
    slotProps: { listbox: { onScroll } },
    renderInput: (
      input: Parameters<NonNullable<Parameters<typeof Autocomplete>[0]["renderInput"]>>[0],
    ) => (
      <TextField
        {...input}
        margin="none"
        label={compact ? undefined : label}
        required={control.required}
        error={control.error !== null}
        helperText={control.message ?? (way?.level ? way.path : undefined)}
        inputRef={control.ref}
        slotProps={{ htmlInput: { ...input.inputProps, ...(compact && { "aria-label": label }) } }}
      />
    ),
  };
  return (
    <Box sx={{ display: "flex", alignItems: "flex-start", gap: 0.5 }}>
      {several ? (
        <Autocomplete
          {...shared}
          multiple
          disableCloseOnSelect
          value={chosen}
          onChange={(_, next) => choose(next)}
        />
      ) : (
        <Autocomplete
          {...shared}
          value={chosen[0] ?? null}
          onChange={(_, next) => choose(next ? [next] : [])}
        />
      )}
      {creatable && (
        <Tooltip title={translate("framework.form.createNew", { name: targetMessages.one })}>
          <IconButton
            onClick={() => setCreating(true)}
            aria-label={translate("framework.form.createNew", { name: targetMessages.one })}
            data-below-label
            // Beside the field, below the line of its label.
            sx={{ mt: compact ? 0 : "calc(1.25rem + 4px)", minHeight: 32, minWidth: 32 }}
          >
            <AddIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
      {creating && CreateDialog && (
        <Suspense>
          <CreateDialog
            resource={target}
            onClose={() => setCreating(false)}
            onCreated={(option) => {
              setCreating(false);
              choose(several ? [...chosen, option] : [option]);
            }}
          />
        </Suspense>
      )}
    </Box>
  );
}
