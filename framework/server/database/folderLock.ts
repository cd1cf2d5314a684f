import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import path from "node:path";

/** When a process started, as the kernel counts it: two processes of one number differ in it. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? null;
  } catch {
    return null;
  }
}
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Takes the folder for this process. Answers the number of the process that has it, or how to let it go. */
export function lockFolder(folder: string): { holder: number } | { release(): void } {
  mkdirSync(path.dirname(folder), { recursive: true });
  const file = `${folder}.lock`;
  for (let tries = 0; tries < 3; tries += 1) {
    try {
      // `wx` creates the file or fails, so that of two processes at once only one has it.
      const handle = openSync(file, "wx");
      writeSync(handle, `${process.pid} ${startOf(process.pid) ?? ""}`);
      closeSync(handle);
      return { release: () => rmSync(file, { force: true }) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
    const [pid = "", start = ""] = readFileSync(file, "utf8").split(" ");
    const holder = Number(pid);
    const sameProcess = start === "" || startOf(holder) === null || startOf(holder) === start;
    if (Number.isInteger(holder) && holder > 0 && isAlive(holder) && sameProcess) return { holder };
    // Its process is gone, as after a kill: the lock is nobody's.
    rmSync(file, { force: true });
  }
  return { holder: 0 };
}
