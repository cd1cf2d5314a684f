/** An invariant: its query returns the rows that violate it, each named by its first column. */
export interface Invariant {
  name: string;
  sql: string;
}
