import { expect, test } from "vitest";
import { addMessages, removeMessages } from "./writeMissing.ts";

const source = `import type { ResourceMessages } from "../schema.ts";

const messages: ResourceMessages<typeof tags> = {
  name: "价签 |||| 价签",
  fields: {
    code: "编号",
  },
  choices: { status: { draft: "草稿" } },
};
export default messages;
`;
/** The object of a file's messages, as JavaScript reads it. */
const parse = (text: string): unknown =>
  new Function(`return {${/= \{([\s\S]*)\};/.exec(text)?.[1]}}`)();

test("missing messages are written into their groups, marked so that the check names them", () => {
  const keys = ["empty", "fields.remark", "choices.status.void", "inputs.cancel.reason"];
  expect(parse(addMessages(source, keys))).toEqual({
    name: "价签 |||| 价签",
    empty: "TODO Empty",
    fields: { code: "编号", remark: "TODO Remark" },
    choices: { status: { draft: "草稿", void: "TODO Void" } },
    inputs: { cancel: { reason: "TODO Reason" } },
  });
});

test("missing messages are written in the order of the declaration", () => {
  const keys = ["fields.shelf", "fields.remark", "actions.print", "actions.revoke"];
  const text = addMessages(source, keys);
  const places = ["shelf", "remark", "print", "revoke"].map((name) => text.indexOf(`${name}:`));
  expect(places.slice(0, 2)).toEqual(places.slice(0, 2).toSorted((a, b) => a - b));
  expect(places.slice(2)).toEqual(places.slice(2).toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
});

test("two messages of a new group are in one group", () =>
  expect(parse(addMessages(source, ["actions.print", "actions.revoke"]))).toMatchObject({
    actions: { print: "TODO Print", revoke: "TODO Revoke" },
  }));

test("messages of nothing are removed with the groups that they leave empty, and no others", () => {
  const text = source.replace("  },\n", '    "name": "名称",\n  },\n');
  const keys = ["fields.name", "choices.status.draft"];
  expect(parse(removeMessages(text, keys))).toEqual({
    name: "价签 |||| 价签",
    fields: { code: "编号" },
  });
});
