import { execFileSync } from "node:child_process";
import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * Returns the start time of a process, which distinguishes two processes with the same id. The
 * kernel counts from its own boot, so the boot is included.
 */
function getStartTime(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    return `${boot}/${stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19]}`;
  } catch {
    if (process.platform === "linux" || process.platform === "win32") return null;
  }
  try {
    return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" })
      .trim()
      .replace(/\s+/g, "_");
  } catch {
    return null;
  }
}
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return getErrorCode(error) === "EPERM";
  }
}
const getErrorCode = (error: unknown) =>
  error instanceof Error && "code" in error ? error.code : undefined;

/** Creates the file or fails, so that only one of two concurrent processes succeeds. */
function create(file: string, text: string): boolean {
  try {
    const handle = openSync(file, "wx");
    writeSync(handle, text);
    closeSync(handle);
    return true;
  } catch (error) {
    if (getErrorCode(error) === "EEXIST") return false;
    throw error;
  }
}
function read(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (getErrorCode(error) === "ENOENT") return null;
    throw error;
  }
}
/**
 * Returns the process id that holds a lock with this text; null when that process has ended, for
 * example after a kill, or when another process has its id by now.
 */
function parseHolder(text: string): number | null {
  const [pid = "", start = ""] = text.split(" ");
  const holder = Number(pid);
  if (!Number.isInteger(holder) || holder <= 0 || !isAlive(holder)) return null;
  const now = getStartTime(holder);
  return start === "" || now === null || now === start ? holder : null;
}

/**
 * Removes a stale lock. Only one process does so at a time, or a second one would remove the lock
 * that the first has just taken.
 */
function removeStale(file: string, text: string): void {
  const turn = `${file}.turn`;
  try {
    mkdirSync(turn);
  } catch (error) {
    if (getErrorCode(error) !== "EEXIST") throw error;
    const since = statSync(turn, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - since > abandonedMs) rmSync(turn, { recursive: true, force: true });
    return;
  }
  try {
    if (read(file) === text) rmSync(file, { force: true });
  } finally {
    rmdirSync(turn);
  }
}
const abandonedMs = 2000;
const waitMs = 50;
const maxAttempts = 100;

/**
 * Locks the folder for this process. Returns the id of the process that holds the lock (0:
 * unknown), or a function that releases it.
 */
export async function lockFolder(
  folder: string,
): Promise<{ holder: number } | { release(): void }> {
  const file = `${folder}.lock`;
  const own = `${process.pid} ${getStartTime(process.pid) ?? ""}`;
  let emptySince = 0;
  for (let tries = 0; tries < maxAttempts; tries += 1) {
    if (create(file, own)) {
      const release = () => {
        if (read(file) === own) rmSync(file, { force: true });
      };
      return { release };
    }
    const text = read(file);
    if (text === null) continue;
    if (text === "") {
      // The locking process is about to write its id, unless it was killed before that.
      emptySince ||= Date.now();
      if (Date.now() - emptySince > abandonedMs) removeStale(file, text);
    } else {
      const holder = parseHolder(text);
      if (holder !== null) return { holder };
      removeStale(file, text);
    }
    await sleep(waitMs);
  }
  return { holder: 0 };
}
