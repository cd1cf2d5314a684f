import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { DatabaseError } from "./databaseError.ts";

/**
 * Inspects a locked folder before it is opened. A process that is killed during its first start
 * leaves a folder that looks like a database and lacks tables; a marker file next to it identifies
 * such a folder, which is moved aside, never deleted.
 */
export function prepareFolder(folder: string): { fresh: boolean; started(): void } {
  const mark = `${folder}.starting`;
  if (existsSync(mark) && existsSync(folder)) {
    const aside = `${folder}.unfinished`;
    rmSync(aside, { recursive: true, force: true });
    renameSync(folder, aside);
  }
  const fresh = !existsSync(folder) || readdirSync(folder).length === 0;
  if (!fresh) {
    if (!existsSync(path.join(folder, "PG_VERSION")))
      throw new DatabaseError(
        "database.unusable",
        `The data folder ${folder} holds files, but no database. Set DATA_DIR to an empty folder, or to one that does not exist yet.`,
      );
    return { fresh, started() {} };
  }
  writeFileSync(mark, "");
  return {
    fresh,
    started() {
      rmSync(mark, { force: true });
      // Synced to disk before the first row is written, so that a power cut cannot restore the
      // marker next to a database in use.
      const parent = openSync(path.dirname(folder), "r");
      fsyncSync(parent);
      closeSync(parent);
    },
  };
}
