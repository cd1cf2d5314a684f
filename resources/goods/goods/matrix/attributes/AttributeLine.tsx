import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import Autocomplete from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import FormHelperText from "@mui/material/FormHelperText";
import IconButton from "@mui/material/IconButton";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { DeleteIcon } from "../../../../../framework/admin/icons/DeleteIcon.ts";
import { DragIcon } from "../../../../../framework/admin/icons/DragIcon.ts";
import type { Issue } from "../../../../../framework/schema/index.ts";
import { renameAttribute } from "../logic/attributeChanges.ts";
import { readNames } from "../logic/blocks.ts";
import { type Attribute, longestName } from "../logic/matrix.ts";
import { useMatrix } from "../MatrixContext.ts";
import { ValueChips } from "./ValueChips.tsx";

interface Props {
  attribute: Attribute;
  /** Names of the other attributes, which are not suggested again. */
  others: readonly string[];
  movable: boolean;
  onRemove: () => void;
  onRemoveValue: (valueId: number) => void;
  onPicture: (valueId: number, anchor: Element) => void;
}
/** One attribute: its name and its values. */
export function AttributeLine({
  attribute,
  others,
  movable,
  onRemove,
  onRemoveValue,
  onPicture,
}: Props) {
  const { store, t } = useMatrix();
  const translate = useTranslate();
  const [issue, setIssue] = useState<Issue | null>(null);
  const [nameIssueFound, setNameIssue] = useState<Issue | null>(null);
  // A rejected name remains as typed until it is changed.
  const [typed, setTyped] = useState<string | null>(null);
  const { id, name, values } = attribute;
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({
    id,
    disabled: !movable,
  });
  const label = name || t("attribute.nameless");
  const rename = (next: string) => {
    const issue = store.change((matrix) => renameAttribute(matrix, id, next), `name ${id}`);
    setNameIssue(issue);
    setTyped(next);
  };
  const nameIssue = nameIssueFound
    ? translate(nameIssueFound.key, nameIssueFound.params)
    : name === "" && values.length > 0
      ? t("attribute.nameMissing")
      : null;
  const valueIssue = issue
    ? translate(issue.key, issue.params)
    : name !== "" && values.length === 0
      ? t("attribute.valuesMissing")
      : null;
  return (
    <Box
      component="li"
      ref={setNodeRef}
      style={{
        transform: CSS.Translate.toString(transform),
        transition,
        opacity: isDragging ? 0.7 : 1,
      }}
      sx={{
        display: "grid",
        gridTemplateColumns: {
          xs: "34px minmax(0, 1fr) 34px",
          md: "34px 200px minmax(0, 1fr) 34px",
        },
        gap: 1,
        alignItems: "start",
        py: 1.25,
        borderBottom: 1,
        borderColor: "divider",
      }}
    >
      <IconButton
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        disabled={!movable}
        size="small"
        aria-label={translate("framework.form.move", { name: label })}
        sx={{ cursor: "grab", touchAction: "none" }}
      >
        <DragIcon fontSize="small" />
      </IconButton>
      <Autocomplete
        freeSolo
        disableClearable
        options={readNames(t("suggestions")).filter((one) => !others.includes(one))}
        inputValue={typed ?? name}
        onInputChange={(_, next, reason) => {
          if (reason !== "reset" || next !== "") rename(next.slice(0, longestName));
        }}
        onBlur={() => {
          if (!nameIssueFound) setTyped(null);
        }}
        renderInput={(params) => (
          <TextField
            {...params}
            size="small"
            margin="none"
            label={t("attribute.name")}
            error={nameIssue !== null}
            helperText={nameIssue}
          />
        )}
      />
      <Box
        sx={{
          gridColumn: { xs: "1 / -1", md: "auto" },
          gridRow: { xs: 2, md: "auto" },
          minWidth: 0,
          pt: { md: 0.5 },
        }}
      >
        <ValueChips
          attribute={attribute}
          onDomainError={setIssue}
          onRemove={onRemoveValue}
          onPicture={onPicture}
        />
        {valueIssue && (
          <FormHelperText error={issue !== null} role={issue ? "alert" : undefined}>
            {valueIssue}
          </FormHelperText>
        )}
      </Box>
      <IconButton
        size="small"
        onClick={onRemove}
        aria-label={translate("framework.form.remove", { name: label })}
      >
        <DeleteIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}
