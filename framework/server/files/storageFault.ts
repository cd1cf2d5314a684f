/** The file store, or the disk that uploads pass through, is not writable. */
export class StorageUnwritable extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = "StorageUnwritable";
  }
}
/**
 * A full disk or quota, a folder that is missing or lacks permissions, a failing or read-only disk.
 */
const codes = [
  "ENOSPC",
  "EDQUOT",
  "EACCES",
  "EPERM",
  "EROFS",
  "EIO",
  "ENOTDIR",
  "ENOENT",
  "EMFILE",
];
export const isStorageFault = (error: unknown): boolean =>
  error instanceof Error && "code" in error && codes.includes(String(error.code));
