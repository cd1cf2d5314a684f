import { verify } from "@node-rs/argon2";
import { expect, test } from "vitest";
import {
  builtInKinds,
  computed,
  type DeclaredField,
  type Field,
  type FieldKind,
  listContentLanguages,
  localized,
  money,
  password,
  text,
} from "../../schema/index.ts";
import { getServerKind, registerServerKinds } from "./serverKinds.ts";
import { textColumn } from "./textColumn.ts";

/** A field of a kind that no declaration registers, as code of the framework sees it. */
const make = (type: FieldKind): Field => {
  const field: DeclaredField<"text", string> = { ...text(), type };
  return field;
};
const withoutBase = (name: string): FieldKind => ({ ...text.type, name });

test("every kind of the framework has a server half; a computed field has its value's", () => {
  const names = Object.keys(builtInKinds).filter((name) => name !== "computed");
  for (const name of names) expect(() => getServerKind(make(withoutBase(name)))).not.toThrow();
  expect(getServerKind(computed(money()))).toBe(getServerKind(money()));
});

test("a kind has its own half, or that of its base; without both, the error names the mend", () => {
  expect(getServerKind(make({ ...text.type, name: "postcode", base: "money" }))).toBe(
    getServerKind(money()),
  );
  expect(() => getServerKind(make(withoutBase("postcode")))).toThrow(
    'the kind "postcode" has no server half: give it a base, or register one',
  );
  const postcode = { ...textColumn, describe: () => ({ type: "string" }) };
  registerServerKinds({ postcode });
  expect(getServerKind(make(withoutBase("postcode")))).toBe(postcode);
});

test("a kind that is based on a password hashes its values, unless its field says otherwise", async () => {
  const pin = make({ ...password.type, name: "pin", base: "password" });
  const { hash } = getServerKind(pin);
  const stored = (await hash?.("4821 7730", pin.options)) ?? "";
  expect(await verify(stored, "4821 7730")).toBe(true);
  const { options } = password({ hashed: false });
  expect(await hash?.("4821 7730", options)).toBe("4821 7730");
  expect(getServerKind(text()).hash).toBeUndefined();
});

test("a text in several languages is documented as one that may lack some of them", () => {
  const { properties } = getServerKind(localized()).describe({}, () => ({}));
  const text = { type: ["string", "null"] };
  expect(properties).toEqual(
    Object.fromEntries(listContentLanguages().map((language) => [language, text])),
  );
});
