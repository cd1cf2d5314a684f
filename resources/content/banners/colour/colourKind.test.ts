import { describe, expect, it } from "vitest";
import { InvalidValue, parseValue, validate } from "../../../../framework/schema/index.ts";
import { getServerKind } from "../../../../framework/server/fields/serverKinds.ts";
import {
  toCheckConstraint,
  toColumnType,
} from "../../../../framework/server/migration/columnType.ts";
import { colour } from "./colourKind.ts";

const field = colour({ required: true, palette: ["#ffffff"] });

describe("a colour", () => {
  it.each([
    ["#3366cc", "#3366cc"],
    [" #3366CC ", "#3366cc"],
    ["3366cc", "#3366cc"],
    ["#36c", "#3366cc"],
    ["", null],
  ])("%j is %j", (raw, value) => expect(parseValue(field, raw)).toBe(value));
  it.each(["blue", "#12345", "#12345g", "rgb(1,2,3)", 336699, {}, ["#3366cc"]])(
    "%j is none",
    (raw) => expect(() => parseValue(field, raw)).toThrow(InvalidValue),
  );
  it("is required as any field is", () => {
    expect(validate({ background: field }, { background: null })).toEqual({
      background: { key: "validation.required" },
    });
    expect(validate({ background: field }, { background: "#3366cc" })).toEqual({});
  });
  it("has a text column, whose format the database checks", () => {
    expect(toColumnType(field)).toBe("text");
    expect(toCheckConstraint("background", field)).toBe(`check ("background" ~ '^#[0-9a-f]{6}$')`);
  });
  it("uses the server half of texts where its own is not registered", () => {
    expect(getServerKind(field).columnType(field.options)).toBe("text");
  });
});
