import { describe, expect, test } from "vitest";
import { isSmallFile } from "./isSmallFile.ts";
import { ParseQueue } from "./parseQueue.ts";

/** Creates a queue whose jobs run until they are ended by name. */
function createQueue() {
  const queue = new ParseQueue();
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (tenant: string, name: string, isSmall = false) =>
    queue.admit(tenant, (place) =>
      place.run(isSmall, () => {
        started.push(name);
        return new Promise<void>((resolve) => ends.set(name, resolve));
      }),
    );
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { queue, started, add, end };
}

describe("S8, S16: one tenant's files do not stop another tenant's imports", () => {
  test("tenants take turns, and a tenant that sends five files is refused from the fourth on", async () => {
    const { started, add, end } = createQueue();
    const attack = [1, 2, 3].map((number) => add("1", `a${number}`));
    for (const name of ["a4", "a5"])
      await expect(add("1", name)).rejects.toMatchObject({
        type: "unavailable",
        code: "import.queueFull",
      });
    const other = add("2", "b1");
    expect(started).toEqual(["a1"]);

    // The other tenant's file is next, before those that the first tenant sent earlier.
    await end("a1");
    expect(started).toEqual(["a1", "b1"]);
    await end("b1");
    await end("a2");
    await end("a3");
    expect(started).toEqual(["a1", "b1", "a2", "a3"]);
    await Promise.all([...attack, other]);
  });

  test("a small file is parsed beside another tenant's large one, a second large one is not", async () => {
    const { started, add, end } = createQueue();
    const all = [
      add("1", "large"),
      add("1", "own small", true),
      add("2", "other large"),
      add("3", "small", true),
    ];
    expect(started).toEqual(["large", "small"]);
    await end("small");
    expect(started).toEqual(["large", "small"]);
    await end("large");
    expect(started).toEqual(["large", "small", "other large", "own small"]);
    await end("own small");
    await end("other large");
    await Promise.all(all);
  });

  test("a place is taken before the upload is read, and given back where the upload fails", async () => {
    const { queue } = createQueue();
    const fail = () => queue.admit("1", () => Promise.reject(new Error("the upload broke off")));
    for (let time = 0; time < 20; time += 1) await expect(fail()).rejects.toThrow("broke off");
    expect(await queue.admit("1", (place) => place.run(true, async () => 1))).toBe(1);
    let finish = () => {};
    const upload = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const uploads = [1, 2, 3].map(() => queue.admit("1", () => upload));
    await expect(queue.admit("1", async () => {})).rejects.toMatchObject({ type: "unavailable" });
    expect(await queue.admit("2", async () => 2)).toBe(2);
    finish();
    await Promise.all(uploads);
  });

  test("a workbook that unpacks to a large size counts as large, despite its file size", () => {
    expect(isSmallFile(Buffer.from("name\nTea\n"))).toBe(true);
    expect(isSmallFile(Buffer.alloc(1024 * 1024, "a"))).toBe(false);
    expect(isSmallFile(Buffer.from("PK no directory"))).toBe(false);
    expect(isSmallFile(createDirectory(1000))).toBe(true);
    expect(isSmallFile(createDirectory(100_000_000))).toBe(false);
  });
});

/** Creates only the directory of a zip archive, with one part of the given size. */
function createDirectory(size: number): Buffer {
  const entry = Buffer.alloc(46);
  entry.write("PK");
  entry.writeUInt32LE(size, 24);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  return Buffer.concat([entry, end]);
}
