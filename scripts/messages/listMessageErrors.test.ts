import { expect, it } from "vitest";
import {
  type Locale,
  listLocales,
  type Resource,
  type ResourceMessages,
} from "../../framework/schema/index.ts";
import { flattenMessages } from "../../i18n/flattenMessages.ts";
import { resourceMessages } from "../../i18n/resourceMessages.ts";
import { resources } from "../../resources/index.ts";
import { listMessageErrors } from "./listMessageErrors.ts";
import { findMessageFiles } from "./messageFiles.ts";

it("finds nothing in the product", () => expect(listMessageErrors()).toEqual([]));

const listKeys = (messages: ResourceMessages | undefined): string[] => [
  ...flattenMessages({ ...messages }).keys(),
];
it.each(listLocales())(
  "every message of a resource reaches the screens in %s",
  (locale: Locale) => {
    const lost = (resources as readonly Resource[]).flatMap((resource) => {
      const { messages } = findMessageFiles(resource.name)[locale];
      const onScreens = flattenMessages(resourceMessages(resource, messages));
      return listKeys(messages).filter((key) => !onScreens.has(key));
    });
    expect(lost).toEqual([]);
  },
);
