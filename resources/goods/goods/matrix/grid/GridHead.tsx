import { memo } from "react";
import { isNumeric } from "../logic/cellText.ts";
import { selectVariantAttributes } from "../logic/paths.ts";
import { useMatrix, useMatrixValue } from "../MatrixContext.ts";
import { calculateNameColumnWidth } from "./columnConstraints.ts";
import { ColumnHeading, Line } from "./parts.tsx";

interface Props {
  trail: boolean;
}
/** The column headings. */
export const GridHead = memo(function GridHead({ trail }: Props) {
  const { store, t, getLabel } = useMatrix();
  const attributes = selectVariantAttributes(useMatrixValue((one) => one.attributes()));
  const names = attributes.length === 0 ? [t("variant")] : attributes.map(({ name }) => name);
  return (
    <Line aria-rowindex={1} className="head">
      {names.map((name, depth) => (
        <ColumnHeading
          // biome-ignore lint/suspicious/noArrayIndexKey: the depth is what a name's column is
          key={depth}
          aria-colindex={depth + 1}
          className="name"
          style={{ left: depth * calculateNameColumnWidth(attributes.length) }}
        >
          <span>{name}</span>
        </ColumnHeading>
      ))}
      {store.columns.map(({ name, field }, place) => {
        const { unit } = field.options as { unit?: string };
        return (
          <ColumnHeading
            key={name}
            aria-colindex={names.length + place + 1}
            className={isNumeric(field) ? "number" : undefined}
          >
            <span>
              {getLabel(name)}
              {unit && ` (${unit})`}
            </span>
          </ColumnHeading>
        );
      })}
      {trail && (
        <ColumnHeading aria-colindex={names.length + store.columns.length + 1}>
          <span className="unseen">{t("outColumn")}</span>
        </ColumnHeading>
      )}
    </Line>
  );
});
