import { getText, langField } from "../../../core/server/storefront/languages.ts";
import { readAllShops } from "../../../core/server/storefront/purchasable.ts";
import { storeCall, toDependencies } from "../../../core/server/storefront/storeCall.ts";
import { shapes } from "../../../framework/schema/index.ts";
import { levelExample, levelShape } from "./levelShape.ts";
import { selectLevels } from "./queries/readOwnLevel.ts";

/** The levels that buyers can reach. */
export const levelList = storeCall({
  method: "GET",
  path: "/levels",
  summary: "List the levels of customers, the lowest first, with what each brings",
  fields: { lang: langField },
  response: shapes.list(levelShape),
  answer: ({ pool, language }) =>
    readAllShops(pool, async (tx) => ({
      data: (await tx.run(selectLevels())).map((level) => ({
        ...level,
        name: getText(level.name, language),
      })),
      dependencies: toDependencies("buyerLevels"),
    })),
  example: { input: {}, answer: [levelExample] },
});
