// Finds the tests of one folder, for `npm test -- <folder>`.
import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";

const isFolder = (name) => existsSync(name) && statSync(name).isDirectory();
const listDomains = () =>
  readdirSync("resources").filter((name) => isFolder(path.join("resources", name)));

function* walk(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const full = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) {
      if (entry.name !== "node_modules") yield* walk(full);
    } else if (/\.test\.tsx?$/.test(entry.name)) yield full;
  }
}

/** Returns the folder that a user names, relative to the project; null if there is none. */
function findFolder(name) {
  const wanted = path.posix.normalize(name).replace(/\/$/, "");
  // The project itself is no folder of it: `npm test` runs everything.
  const isInside = /^[^./]/.test(wanted) && name !== "" && !wanted.startsWith("node_modules");
  return (isInside && [wanted, `resources/${wanted}`].find(isFolder)) || null;
}

/**
 * Returns the tests of a folder: of the project, such as `framework/admin`, or of `resources`, such
 * as `payments`.
 * @throws a message for the user where there is no such folder, or no test in it
 */
export function findTests(name) {
  const folder = findFolder(name);
  if (!folder)
    throw `There is no folder "${name}" to test. Name a domain (${listDomains().join(", ")}) or a folder, such as framework/admin.`;
  const files = [...walk(folder)];
  if (files.length === 0) throw `There are no tests in ${folder}.`;
  const isEndToEnd = (file) => file.includes("tests/e2e/");
  return {
    folder,
    unit: files.filter((file) => !isEndToEnd(file)),
    endToEnd: files.filter(isEndToEnd),
  };
}
