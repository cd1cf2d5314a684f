import { isPicture } from "../../../schema/index.ts";
import type { Column } from "./columns.ts";

interface Props {
  /** Whether the rows have a checkbox. */
  checkbox: boolean;
  columns: readonly Column[];
  rows: number;
}
/** Percent of a column that a text takes; different from row to row, as in a list of names. */
const lengths = [62, 48, 74, 56, 68, 44];

/** The layout of the rows that are loading, of the expected number and height. */
export const TableSkeleton = ({ checkbox, columns, rows }: Props) => (
  <tbody className="bones" aria-hidden="true">
    {Array.from({ length: rows }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: bones have no identity
      <tr key={row}>
        {checkbox && (
          <td className="checkbox">
            <span className="bone box" />
          </td>
        )}
        {columns.map(({ name, field, numeric }, place) => (
          <td key={name} className={numeric ? "number" : undefined}>
            <span
              className={isPicture(field) ? "bone picture" : "bone"}
              style={isPicture(field) ? undefined : { width: `${lengths[(row + place) % 6]}%` }}
            />
          </td>
        ))}
        <td />
      </tr>
    ))}
  </tbody>
);
