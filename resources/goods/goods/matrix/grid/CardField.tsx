import FormHelperText from "@mui/material/FormHelperText";
import { useId, useState } from "react";
import { type Column, isNumeric, parseTypedCell, readCell } from "../logic/cellText.ts";
import { useMatrix } from "../MatrixContext.ts";
import type { CellError } from "../store/rowIssues.ts";

interface Props {
  column: Column;
  index: number;
  value: unknown;
  error: CellError | undefined;
  isChanged: boolean;
}
/** The input of one cell on a card. What is typed stays as typed until the input is left. */
export function CardField({ column: { name, field }, index, value, error, isChanged }: Props) {
  const { store, skus, t, getLabel, formatError } = useMatrix();
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const change = (text: string) => {
    setDraft(text);
    store.change(
      ({ rows, ...matrix }) => ({
        matrix: {
          ...matrix,
          rows: rows.map((row, at) =>
            at === index ? { ...row, [name]: readCell(field, text) } : row,
          ),
        },
        lost: [],
      }),
      `card ${index} ${name}`,
    );
  };
  // An error waits until its field is left.
  const shownError = draft === null ? error : undefined;
  return (
    <div className="field" data-source={`${skus}.${index}.${name}`}>
      <label htmlFor={id}>{getLabel(name)}</label>
      <input
        id={id}
        className={isChanged ? "changed" : undefined}
        value={draft ?? parseTypedCell(field, value)}
        placeholder={name === "code" ? t("codeMade") : undefined}
        inputMode={field.kind === "integer" ? "numeric" : isNumeric(field) ? "decimal" : "text"}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={shownError !== undefined}
        aria-describedby={shownError === undefined ? undefined : `${id}-error`}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ target }) => change(target.value)}
        onBlur={() => setDraft(null)}
      />
      {shownError !== undefined && (
        <FormHelperText id={`${id}-error`} error>
          {formatError(shownError, name)}
        </FormHelperText>
      )}
    </div>
  );
}
