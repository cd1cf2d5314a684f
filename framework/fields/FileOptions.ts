import type { LimitOptions } from "../schema/field.ts";

/** Options of `image`, `images`, `video` and `file` in addition to those of every kind. */
export interface FileOptions extends LimitOptions {
  /** Maximum size in megabytes. */
  size?: number;
  /**
   * Readable only by signed-in members of the tenant or the operator; the address alone does not
   * suffice.
   */
  confidential?: boolean;
}
