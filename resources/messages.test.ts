import { describe, expect, it } from "vitest";
import {
  type Fields,
  getMenuSection,
  getOperation,
  type Locale,
  listChoiceValues,
  listInputFields,
  listMenuItemPermissions,
  listMenuItems,
  locales,
  type Resource,
  type ResourceMessages,
} from "../framework/schema/index.ts";
import { en } from "../framework/schema/locales/en.ts";
import { humanize } from "../framework/schema/locales/humanize.ts";
import { resourceMessages } from "../i18n/resourceMessages.ts";
import { resources, sectionNames } from "./index.ts";

const files = import.meta.glob<ResourceMessages>("./*/*/locales/{en,zh-CN,zh-TW}.ts", {
  eager: true,
  import: "default",
});
const findMessages = (resource: Resource, locale: Locale): ResourceMessages | undefined =>
  Object.entries(files).find(([file]) =>
    file.endsWith(`/${resource.name}/locales/${locale}.ts`),
  )?.[1];

/** Labels of the buttons that close a dialog, before and after its action was tried. */
const dismissalLabels: Readonly<Record<Locale, readonly string[]>> = {
  en: ["Cancel", "Close", "Go back"],
  "zh-CN": ["取消", "关闭", "返回"],
  "zh-TW": ["取消", "關閉", "返回"],
};
const getActionLabel = (resource: Resource, locale: Locale, name: string): string =>
  findMessages(resource, locale)?.actions?.[name as never] ?? humanize(name);

type Tree = { readonly [key: string]: string | Tree | undefined };
/** Paths of the messages in a tree. */
const listPaths = (tree: Tree, path = ""): string[] =>
  Object.entries(tree).flatMap(([key, message]) =>
    message === undefined
      ? []
      : typeof message === "string"
        ? [path + key]
        : listPaths(message, `${path}${key}.`),
  );
const under = (path: string, names: readonly string[]) => names.map((name) => `${path}.${name}`);
const listChoices = (fields: Fields, path = "choices"): string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    under(`${path}.${name}`, listChoiceValues(field)),
  );
/** Replaces computed fields by the fields of their values. */
const unwrapComputed = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      (field.options as { of?: Fields[string] }).of ?? field,
    ]),
  );

/** Permissions of calls that neither an operation nor an action names. */
function listCallPermissions(resource: Resource): string[] {
  const named = [
    ...Object.keys(en.operations),
    ...resource.actionList.map((action) => action.name),
  ];
  return listMenuItems(resource)
    .flatMap((entry) =>
      listMenuItemPermissions(entry).map((permission) => getOperation(entry, permission)),
    )
    .filter((operation) => !named.includes(operation));
}

/** Returns every message key that a resource needs. */
function listExpected(resource: Resource): string[] {
  const fields = Object.entries(resource.fields);
  const rows = fields.flatMap(([name, field]) => {
    const { fields: inner } = field.options as { fields?: Fields };
    return inner
      ? [...under(`rows.${name}`, Object.keys(inner)), ...listChoices(inner, `rowChoices.${name}`)]
      : [];
  });
  const inputs = listInputFields(resource).flatMap(([name, fields]) => [
    ...under(`inputs.${name}`, Object.keys(fields)),
    ...listChoices(fields, `inputChoices.${name}`),
  ]);
  const tabs = resource.tabs && "list" in resource.tabs ? resource.tabs.list : [];
  return [
    "name",
    "empty",
    ...under("fields", Object.keys(resource.fields)),
    ...listChoices(unwrapComputed(resource.fields)),
    ...under(
      "help",
      fields.filter(([, field]) => field.options.help).map(([name]) => name),
    ),
    ...under(
      "actions",
      resource.actionList.map((action) => action.name),
    ),
    ...under("operations", listCallPermissions(resource)),
    ...under(
      "groups",
      resource.form.map((one) => one.section),
    ),
    ...under(
      "tabs",
      tabs.map((tab) => tab.name),
    ),
    ...under(
      "views",
      resource.viewList.map((view) => view.name),
    ),
    ...rows,
    ...inputs,
  ];
}
/**
 * Names of the actions that lack a message at `path`, which is one sentence or one for each state.
 */
const listActionsWithout = (
  resource: Resource,
  locale: Locale,
  path: "titles" | "done",
): string[] => {
  const paths = listMessages(resource, locale);
  const has = (key: string) => paths.some((one) => one === key || one.startsWith(`${key}.`));
  return resource.actionList.map(({ name }) => name).filter((name) => !has(`${path}.${name}`));
};
/** Whether a message is not required by any declaration. */
const isFree = (path: string) =>
  /^(errors|validation|importNotes|consequences|titles|done|screen)\.|^listName$/.test(path);
const listMessages = (resource: Resource, locale: Locale) =>
  listPaths({ ...findMessages(resource, locale) } as Tree);

describe.each(resources.map((resource): [string, Resource] => [resource.name, resource]))(
  "the words of %s",
  (_name, resource) => {
    it.each(["zh-CN", "zh-TW"] as const)("are whole in %s, and no more", (locale) => {
      const message = listMessages(resource, locale).filter((path) => !isFree(path));
      expect([...message].sort()).toEqual([...new Set(listExpected(resource))].sort());
    });
    it("exist in English only where they do not follow from the names", () => {
      const message = listMessages(resource, "en").filter((path) => !isFree(path));
      const expected = listExpected(resource);
      expect(message.filter((path) => !expected.includes(path))).toEqual([]);
      const silent = expected.filter((path) => /^(name|empty|help\.|operations\.)/.test(path));
      expect(silent.filter((path) => !message.includes(path))).toEqual([]);
    });
    it("have the same errors and consequences in each language", () => {
      const [en, ...others] = locales.map((locale) =>
        listMessages(resource, locale).filter(isFree).sort(),
      );
      for (const other of others) expect(other).toEqual(en);
    });
    it("give each action's dialog a title, and its result a sentence", () => {
      for (const locale of locales)
        for (const path of ["titles", "done"] as const)
          expect(listActionsWithout(resource, locale, path), `${locale} ${path}`).toEqual([]);
    });
    it("name no button like the one that closes the dialog", () => {
      for (const locale of locales) {
        const dismissals = dismissalLabels[locale];
        const labels = resource.actionList.map(({ name }) =>
          getActionLabel(resource, locale, name),
        );
        expect(labels.filter((label) => dismissals.includes(label))).toEqual([]);
      }
    });
    it("reach the screens whole", () => {
      for (const locale of locales) {
        const onScreens = listPaths(
          resourceMessages(resource, findMessages(resource, locale)) as Tree,
        );
        expect(listMessages(resource, locale).filter((path) => !onScreens.includes(path))).toEqual(
          [],
        );
      }
    });
    it("are no empty sentences, and no English among the Chinese", () => {
      for (const locale of locales)
        for (const path of listMessages(resource, locale)) {
          const message = path
            .split(".")
            .reduce<unknown>((tree, key) => (tree as Tree)[key], findMessages(resource, locale));
          expect(String(message).trim(), `${locale} ${path}`).not.toBe("");
          // A message that consists only of placeholders needs no translation.
          const own = String(message).replace(/%\{\w+\}/g, "");
          if (locale !== "en" && /\p{L}/u.test(own))
            expect(own, `${locale} ${path}`).toMatch(/\p{Script=Han}/u);
        }
    });
    it("name the record in the title of its dialog, where Chinese has no plural form", () => {
      for (const locale of ["zh-CN", "zh-TW"] as const) {
        const titles = findMessages(resource, locale)?.titles ?? {};
        expect(JSON.stringify(titles)).not.toContain("%{smart_count}");
      }
    });
    it("name one and several", () => {
      for (const locale of locales)
        expect(findMessages(resource, locale)?.name).toMatch(/^\S.* \|\|\|\| .*\S$/);
    });
    it("name one and several alike in Chinese, which has no plural: the list has a listName of its own", () => {
      for (const locale of ["zh-CN", "zh-TW"] as const) {
        const [one, many] = findMessages(resource, locale)?.name.split(" |||| ") ?? [];
        expect(many).toBe(one);
      }
    });
  },
);

it("each section of the menu is named in each language", () => {
  const steps = [...new Set(resources.flatMap(listMenuItems).map(getMenuSection))].sort();
  for (const locale of locales) expect(Object.keys(sectionNames[locale]).sort()).toEqual(steps);
});

/**
 * Characters that exist in only one of the two scripts, among those most frequent in the messages.
 */
const onlySimplified = /[们个这为时设删储备单订货称营业账码图标页类户门电话邮导产动显启复]/u;
const onlyTraditional = /[們個這為時設刪儲備單訂貨稱營業帳碼圖標頁類戶門電話郵導產動顯啟復]/u;
it("no script strays into the other", () => {
  for (const resource of resources) {
    expect(JSON.stringify(findMessages(resource, "zh-TW"))).not.toMatch(onlySimplified);
    expect(JSON.stringify(findMessages(resource, "zh-CN"))).not.toMatch(onlyTraditional);
  }
});
