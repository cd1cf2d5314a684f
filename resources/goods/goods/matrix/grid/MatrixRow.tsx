import { memo } from "react";
import { Thumbnail } from "../../../../../framework/admin/display/media.tsx";
import { type Column, formatCell, isNumeric } from "../logic/cellText.ts";
import { useMatrix, useMatrixValue } from "../MatrixContext.ts";
import { between, type RowView } from "../store/rowViews.ts";
import { calculateNameColumnWidth } from "./columnConstraints.ts";
import { GridCell, Line, LineHeading } from "./parts.tsx";

interface Props {
  index: number;
  depths: number;
  /** Whether the row has a button to leave it out. */
  trail: boolean;
  tipId: string;
}
/** One row of the matrix; only the edited cell contains an input. */
export const MatrixRow = memo(function MatrixRow({ index, depths, trail, tipId }: Props) {
  const { store, t } = useMatrix();
  const view = useMatrixValue((one) => one.view(index));
  if (!view) return null;
  const names = view.names === "" ? [] : view.names.split(between);
  const spans = view.spans.split(",").map(Number);
  const label = names.join(" / ") || t("single");
  const headings = Math.max(1, depths);
  return (
    <Line
      aria-rowindex={index + 2}
      data-row={index}
      className={spans.every((span) => span < 2) ? "contained" : undefined}
    >
      {names.length === 0 ? (
        <LineHeading aria-colindex={1} className="name wrapping" style={{ left: 0 }}>
          {label}
        </LineHeading>
      ) : (
        names.map((name, depth) => (
          <LineHeading
            // biome-ignore lint/suspicious/noArrayIndexKey: the depth is what a name's column is
            key={depth}
            aria-colindex={depth + 1}
            className={spans[depth] === 0 ? "name said" : spans[depth] === 1 ? "name" : "name tall"}
            style={{
              left: depth * calculateNameColumnWidth(depths),
              ...((spans[depth] ?? 0) > 1 && { height: `calc(var(--row) * ${spans[depth]})` }),
            }}
            title={name}
          >
            <span className={spans[depth] === 0 ? "unseen" : "text"}>{name}</span>
          </LineHeading>
        ))
      )}
      {store.columns.map((column, place) => (
        <Cell
          key={column.name}
          view={view}
          column={column}
          place={place}
          from={headings}
          label={label}
          tipId={tipId}
        />
      ))}
      {trail && (
        <GridCell aria-colindex={headings + store.columns.length + 1} className="trail">
          <button
            type="button"
            className="out"
            tabIndex={-1}
            data-out={index}
            aria-label={t("leaveOut", { name: label })}
          />
        </GridCell>
      )}
    </Line>
  );
});

const isEmptyPicture = ({ kind }: Column["field"], value: unknown): boolean =>
  kind === "image" && (typeof value !== "string" || value === "");

interface CellProps {
  view: RowView;
  column: Column;
  place: number;
  /** The number of row headings before the cells. */
  from: number;
  label: string;
  tipId: string;
}
function Cell({ view, column, place, from, label, tipId }: CellProps) {
  const { store, skus, t, getLabel } = useMatrix();
  const { name, field } = column;
  const value = view.row[name];
  const isActive = view.active === place;
  const isSelected = place >= view.left && place <= view.right;
  const editing = view.editing?.place.column === place ? view.editing : null;
  const error = view.errors?.[name];
  const isChanged = view.changed !== "" && view.changed.split(",").includes(name);
  const looks = [
    isNumeric(field) && "number",
    field.kind === "image" && "picture",
    isEmptyPicture(field, value) && "none",
    isSelected && "selected",
    isActive && "active",
    isChanged && "changed",
    error !== undefined && "wrong",
    editing && "editing",
  ];
  return (
    <GridCell
      aria-colindex={from + place + 1}
      aria-selected={isSelected}
      aria-invalid={error !== undefined || undefined}
      aria-label={isEmptyPicture(field, value) ? t("mainPicture") : undefined}
      aria-describedby={isActive && error !== undefined ? tipId : undefined}
      tabIndex={isActive ? 0 : -1}
      className={looks.filter(Boolean).join(" ")}
      data-column={place}
      data-source={`${skus}.${view.index}.${name}`}
    >
      {editing ? (
        <input
          className="box"
          defaultValue={editing.text}
          aria-label={`${getLabel(name)}, ${label}`}
          aria-invalid={error !== undefined}
          inputMode={field.kind === "integer" ? "numeric" : isNumeric(field) ? "decimal" : "text"}
          autoComplete="off"
          spellCheck={false}
          onInput={({ currentTarget }) => store.type(currentTarget.value)}
        />
      ) : (
        <Shown column={column} value={value} label={getLabel(name)} hint={t("codeMade")} />
      )}
    </GridCell>
  );
}
interface ShownProps {
  column: Column;
  value: unknown;
  label: string;
  /** What an empty code says. */
  hint: string;
}
function Shown({ column: { name, field }, value, label, hint }: ShownProps) {
  if (field.kind === "image")
    return isEmptyPicture(field, value) ? null : (
      <Thumbnail address={String(value)} alt={label} size={38} radius={3} />
    );
  const text = formatCell(field, value);
  if (text === "" && name === "code") return <span className="hint">{hint}</span>;
  return <span className="text">{text}</span>;
}
