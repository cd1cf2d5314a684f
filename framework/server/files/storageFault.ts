/** The store of files, or the disk that uploads pass through, cannot be written to. */
export class StorageUnwritable extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = "StorageUnwritable";
  }
}
/** A full disk or quota, a folder without rights or that is none, a disk that fails or takes no writes. */
const codes = ["ENOSPC", "EDQUOT", "EACCES", "EPERM", "EROFS", "EIO", "ENOTDIR", "ENOENT", "EMFILE"];
export const isStorageFault = (error: unknown): boolean =>
  error instanceof Error && "code" in error && codes.includes(String(error.code));
