import { remarkKinds, type StandardAnswer } from "../../schema/index.ts";
import { invalidInput } from "../domainError.ts";
import type { ImportStatus, RowError } from "./importStatus.ts";

/**
 * A message of a run about a single row: an error, or a warning about a changed or omitted value.
 */
export type Remark = StandardAnswer<"importRemarks">["list"][number];
export type RemarkKind = Remark["kind"];
export const isRemarkKind = (value: unknown): value is RemarkKind =>
  remarkKinds.some((kind) => kind === value);

/** Returns the remarks of a run by row, of one kind or of both. */
export function listRemarks({ errors, warnings }: ImportStatus, kind: RemarkKind | null): Remark[] {
  const toRemark =
    (of: RemarkKind) =>
    (error: RowError): Remark => ({
      row: error.row,
      kind: of,
      field: error.field,
      message: error.message,
    });
  return [
    ...(kind === "remark" ? [] : errors.map(toRemark("error"))),
    ...(kind === "error" ? [] : warnings.map(toRemark("remark"))),
  ].sort((left, right) => left.row - right.row);
}

const defaultPageSize = 50;
const maxPageSize = 1000;
/**
 * Returns a page of remarks in the format of lists.
 *
 * @throws {DomainError} `input.invalid` when the page or its size is invalid.
 */
export function getPage(remarks: readonly Remark[], page: unknown, pageSize: unknown) {
  const toCount = (raw: unknown, defaults: number, max: number, key: string): number => {
    const count = raw === undefined || raw === "" ? defaults : Number(raw);
    if (!Number.isSafeInteger(count) || count < 1 || count > max) throw invalidInput(key);
    return count;
  };
  const [at, size] = [
    toCount(page, 1, 1_000_000, "pageInvalid"),
    toCount(pageSize, defaultPageSize, maxPageSize, "pageSizeInvalid"),
  ];
  return {
    list: remarks.slice((at - 1) * size, at * size),
    total: remarks.length,
    page: at,
    pageSize: size,
  };
}
