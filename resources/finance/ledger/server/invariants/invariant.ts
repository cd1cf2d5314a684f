/** One sentence that always holds: its query answers the rows for which it does not, the first column of each naming one. */
export interface Invariant {
  name: string;
  sql: string;
}
