import type { Warning } from "../../../../framework/server/importExport/importExport.ts";

/** A variant of another program's product, by texts. What the program does not export is absent. */
export interface ForeignVariant {
  row: number;
  /** A value for each option of the product. */
  values: readonly string[];
  code?: string;
  barCode?: string;
  price?: string;
  oriPrice?: string;
  stock?: string;
  weightKg?: string;
  volumeM3?: string;
  img?: string;
}
/** A product of another program, by texts. What the program does not export is absent. */
export interface ForeignProduct {
  /** Identifies the product in files of the same program. */
  group: string;
  /** Rows of the file; the first has what describes the whole product. */
  rows: readonly [number, ...number[]];
  title?: string;
  description?: string;
  detail?: string;
  category?: string;
  shopCategory?: string;
  tags?: readonly string[];
  taxCode?: "taxable" | "gstFree";
  options: readonly string[];
  pictures?: readonly string[];
  params?: readonly { name: string; value: string }[];
  variants: readonly ForeignVariant[];
}
/** Notes a value that is corrected or omitted. */
export type Warn = (row: number, key: string, params?: Warning["params"]) => void;
