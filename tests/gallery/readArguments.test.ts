import { expect, test } from "vitest";
import { nameLook } from "./Look.ts";
import { readArguments, usage } from "./readArguments.ts";

const read = (line: string) => {
  const { looks, ...choice } = readArguments(line.split(" ").filter(Boolean));
  return { ...choice, looks: looks.map(nameLook) };
};

test("without arguments, every screen is shown in three languages, two modes and two widths", () => {
  const { looks, ...choice } = read("");
  expect(choice).toEqual({ accept: false, only: null });
  expect(looks).toHaveLength(12);
});

test("arguments narrow what is shown", () => {
  expect(read("--only orders --lang zh-CN --dark")).toEqual({
    accept: false,
    only: "orders",
    looks: ["zh-CN-dark-1360", "zh-CN-dark-390"],
  });
  expect(read("--light --phone --lang en").looks).toEqual(["en-light-390"]);
  expect(read("--accept").accept).toBe(true);
});

test.each(["--darkk", "orders", "--only", "--lang fr", "--light --dark"])(
  "%s is answered with the usage",
  (line) => {
    expect(() => read(line)).toThrow(usage);
  },
);
