import { type Field, getTraits } from "../../schema/index.ts";

/** Columns of the grid of a form's section: a row has one field, two, or three. */
export const gridColumns = 6;

const spanRow = (count: number): number[] => Array<number>(count).fill(gridColumns / count);

/** Returns the columns of fields beside each other: in pairs, and three at the end of odd ones. */
function spanRun(count: number, isShort: boolean): number[] {
  if (count === 0) return [];
  // A number or a day alone is not as wide as a text.
  if (count === 1) return [isShort ? gridColumns / 2 : gridColumns];
  const pairs = count % 2 === 0 ? count / 2 : (count - 3) / 2;
  return [
    ...Array.from({ length: pairs }, () => spanRow(2)).flat(),
    ...(count % 2 === 0 ? [] : spanRow(3)),
  ];
}

/** Chosen values are beside each other, and need a row. */
const takesRow = (field: Field): boolean =>
  getTraits(field).wide === true || getTraits(field).choice === "many";

/** Returns the columns of fields that share rows, as `spanRun` does. */
function spanShared(run: readonly Field[]): number[] {
  const [only] = run;
  const { numeric, time } = only ? getTraits(only) : {};
  const period = run.findIndex((field) => getTraits(field).printed);
  // The two days of a period would be cut in a third of a row.
  if (run.length > 1 && run.length % 2 === 1 && period !== -1)
    return [...spanShared(run.slice(0, period)), gridColumns, ...spanShared(run.slice(period + 1))];
  return spanRun(run.length, Boolean(numeric || time));
}

/**
 * Returns the columns that each field of a section takes, so that no row has a hole: wide fields
 * take a row, the others share rows of two or three.
 */
export function spanFields(fields: readonly Field[]): number[] {
  const spans: number[] = [];
  let run: Field[] = [];
  const closeRun = () => {
    // Switches are read as a list, one below the other.
    if (run.every((field) => getTraits(field).flag)) spans.push(...run.map(() => gridColumns));
    else spans.push(...spanShared(run));
    run = [];
  };
  for (const field of fields) {
    if (!takesRow(field)) {
      run.push(field);
      continue;
    }
    closeRun();
    spans.push(gridColumns);
  }
  closeRun();
  return spans;
}
