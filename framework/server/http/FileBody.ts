import type { Readable } from "node:stream";

const types = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** The answer of a call that sends a file to save, in place of an envelope. */
export class FileBody {
  readonly type: string;
  constructor(
    readonly fileName: string,
    format: keyof typeof types,
    readonly content: string | Buffer | Readable,
  ) {
    this.type = types[format];
  }
}
