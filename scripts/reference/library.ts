import { readdirSync } from "node:fs";
import path from "node:path";
import { type Declared, readSource } from "./readSource.ts";

function* walk(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const full = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) yield* walk(full);
    else if (/\.tsx?$/.test(entry.name) && !/\.test(-d)?\.tsx?$/.test(entry.name)) yield full;
  }
}

/** The exported declarations of the framework, found by name wherever their files are. */
export class Library {
  readonly #declared = new Map<string, Declared[]>();

  constructor(folders: readonly string[]) {
    for (const folder of folders)
      for (const file of walk(folder))
        for (const one of readSource(file)) {
          const named = this.#declared.get(one.name) ?? [];
          named.push(one);
          this.#declared.set(one.name, named);
        }
  }

  /**
   * Finds a declaration by its name; `folder` chooses between several of one name.
   *
   * @throws Error when no declaration, or more than one, has the name.
   */
  find(name: string, folder = ""): Declared {
    const found = (this.#declared.get(name) ?? []).filter(({ file }) => file.startsWith(folder));
    const [first, second] = found;
    if (!first) throw new Error(`docs: nothing exported is called ${name}`);
    if (second)
      throw new Error(
        `docs: ${name} is exported by ${found.map(({ file }) => file).join(" and ")}`,
      );
    return first;
  }

  /** Lists the exported declarations of the file that declares `name`, in its order. */
  listNeighbours(name: string, folder = ""): Declared[] {
    const { file } = this.find(name, folder);
    return [...this.#declared.values()].flat().filter((one) => one.file === file);
  }
}
