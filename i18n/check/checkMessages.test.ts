import { expect, test } from "vitest";
import {
  choice,
  defineResource,
  type Locale,
  type ResourceMessages,
  section,
  text,
} from "../../framework/schema/index.ts";
import { resourceMessages } from "../resourceMessages.ts";
import { checkMessages, listMissingKeys } from "./checkMessages.ts";

const tags = defineResource("tags", {
  api: "member/tag",
  route: "/stock/tags",
  access: "stock:tags",
  owner: "shop",
  fields: {
    code: text({ help: true }),
    status: choice(["draft", "void"], { default: "draft", readOnly: true }),
  },
  list: { columns: ["code"] },
  form: [section("main", ["code"])],
  actions: { revoke: { from: ["draft"], to: "void" } },
});
const english: ResourceMessages = {
  name: "Tag |||| Tags",
  empty: "Add the first tag.",
  help: { code: "Printed on the shelf." },
  titles: { revoke: "Revoke tag?" },
  done: { revoke: "Tag revoked" },
};
const chinese: ResourceMessages = {
  name: "价签 |||| 价签",
  empty: "添加第一个价签。",
  fields: { code: "编号", status: "状态" },
  choices: { status: { draft: "草稿", void: "已作废" } },
  help: { code: "印在货架上。" },
  actions: { revoke: "作废" },
  titles: { revoke: "作废价签？" },
  done: { revoke: "价签已作废" },
  groups: { main: "基本信息" },
};
const check = (
  changes: Partial<Record<Locale, Partial<ResourceMessages> | null>> = {},
): string[] => {
  const find = (locale: Locale, messages: ResourceMessages) => ({
    file: `${locale}.ts`,
    messages: changes[locale] === null ? undefined : { ...messages, ...changes[locale] },
  });
  return checkMessages(tags, {
    en: find("en", english),
    "zh-CN": find("zh-CN", chinese),
    "zh-TW": find("zh-TW", chinese),
  });
};

test("complete messages pass, and a missing file is named by its path", () => {
  expect(check()).toEqual([]);
  expect(check({ "zh-TW": null })).toEqual(["zh-TW.ts: missing"]);
});

test("mistake 3: a missing label of a field is named", () =>
  expect(check({ "zh-CN": { fields: { status: "状态" } } })).toEqual([
    'zh-CN.ts: "fields.code" is missing',
  ]));

test("mistake 3b, developers 3: a missing help, or a missing text of the empty list, is named", () => {
  expect(check({ "zh-TW": { help: {} } })).toEqual(['zh-TW.ts: "help.code" is missing']);
  expect(check({ en: { help: {} } })).toEqual(['en.ts: "help.code" is missing']);
  expect(check({ "zh-CN": { empty: " " } })).toEqual(['zh-CN.ts: "empty" is empty']);
  const { empty, ...without } = english;
  expect(empty).toBeTruthy();
  expect(
    checkMessages(tags, {
      en: { file: "en.ts", messages: without },
      "zh-CN": { file: "zh-CN.ts", messages: chinese },
      "zh-TW": { file: "zh-TW.ts", messages: chinese },
    }),
  ).toEqual(['en.ts: "empty" is missing']);
});

test("mistake 3c, developers 3: a misspelt key of an error is missing in one language and alone in another", () =>
  expect(
    check({
      en: { errors: { fewerThanClaimed: "Fewer than claimed" } },
      "zh-CN": { errors: { fewerThenClaimed: "少于已领取的数量" } },
      "zh-TW": { errors: { fewerThanClaimed: "少於已領取的數量" } },
    }),
  ).toEqual([
    'zh-CN.ts: "errors.fewerThenClaimed" is missing in English; write it or delete it',
    'zh-CN.ts: "errors.fewerThanClaimed" is missing',
  ]));

test("a key of no field and of no action is named", () =>
  expect(
    check({
      "zh-CN": { help: { code: "印在货架上。", cod: "错" }, consequences: { revok: "价签失效。" } },
    } as never),
  ).toEqual([
    'zh-CN.ts: "help.cod" names nothing of the declaration; correct or delete it',
    'zh-CN.ts: "consequences.revok" names no action; correct or delete it',
    'zh-CN.ts: "consequences.revok" is missing in English; write it or delete it',
  ]));

test("each action has a title of its dialog and a sentence after it", () =>
  expect(check({ en: { titles: {} }, "zh-TW": { done: {} } })).toEqual([
    'en.ts: "titles.revoke" is missing',
    'zh-TW.ts: "done.revoke" is missing',
  ]));

test("developers 4: no action is labelled like the button that closes its dialog", () =>
  expect(check({ en: { actions: { revoke: "Cancel" } } })).toEqual([
    'en.ts: "actions.revoke" is "Cancel", like the button that closes its dialog; name what ends',
  ]));

test("a text that is marked as untranslated, or that is English in Chinese, is named", () => {
  expect(check({ "zh-CN": { groups: { main: "TODO Main" } } })).toEqual([
    'zh-CN.ts: "groups.main" is not translated: TODO Main',
  ]);
  expect(check({ "zh-CN": { groups: { main: "Main" } } })).toEqual([
    'zh-CN.ts: "groups.main" is not Chinese: Main',
  ]);
});

test("a name has a singular and a plural, which are alike in Chinese", () => {
  expect(check({ en: { name: "Tags" } })).toEqual([
    'en.ts: "name" is "Tags"; write the singular, |||| and the plural',
  ]);
  expect(check({ "zh-CN": { name: "价签 |||| 所有价签" } })[0]).toContain('"name" has two forms');
});

test("developers 10: the permission of a call has a label in every language", () => {
  const payouts = defineResource("payouts", {
    api: "member/payout",
    route: "/fund/payout",
    access: "fund:payout",
    owner: "shop",
    fields: { code: text() },
    list: { columns: ["code"] },
    form: [],
    calls: { quote: { right: "apply", output: { fee: text() } } },
  });
  const { empty = "" } = chinese;
  const messages: ResourceMessages = { name: "提现 |||| 提现", empty, fields: { code: "编号" } };
  expect(
    checkMessages(payouts, {
      en: { file: "en.ts", messages: { name: "Payout |||| Payouts", empty: "None." } },
      "zh-CN": { file: "zh-CN.ts", messages },
      "zh-TW": { file: "zh-TW.ts", messages },
    }),
  ).toEqual(
    ["en.ts", "zh-CN.ts", "zh-TW.ts"].map((file) => `${file}: "operations.apply" is missing`),
  );
});

test("a call that the audit trail records has a text in each language", () => {
  const audited = defineResource("tags", {
    api: "member/tag",
    route: "/stock/tags",
    access: "stock:tags",
    owner: "shop",
    fields: { code: text() },
    list: { columns: ["code"] },
    calls: { reveal: { method: "POST", audited: true, output: { code: text() } } },
  });
  const own = { name: "Tag |||| Tags", empty: "Add the first tag." };
  const toMap = (messages: object) => new Map(Object.entries(messages));
  expect(listMissingKeys(audited, "en", toMap(own))).toEqual(["actions.reveal"]);
  const complete = { ...own, "actions.reveal": "Code revealed" };
  expect(listMissingKeys(audited, "en", toMap(complete))).toEqual([]);
  const written = resourceMessages(audited, { ...own, actions: { reveal: "Code revealed" } });
  expect(written.actions).toEqual({ reveal: "Code revealed" });
});
