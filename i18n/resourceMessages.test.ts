import { expect, test } from "vitest";
import {
  choice,
  computed,
  defineResource,
  type ResourceMessages,
  rows,
  text,
} from "../framework/schema/index.ts";
import { resourceMessages } from "./resourceMessages.ts";

const parcels = defineResource("parcels", {
  api: "test/parcel",
  route: "/parcel",
  access: "test:parcel",
  owner: "shop",
  fields: {
    name: text({ required: true }),
    size: choice(["small", "large"]),
    largest: computed(choice(["small", "large"])),
    pieces: rows({ size: choice(["flat", "long"]) }),
  },
  list: { columns: ["name"] },
  form: [],
  actions: { pack: { input: { size: choice(["box", "bag"]) } } },
});

test("a choice inside child rows or a dialog has labels of its own, apart from a field of the same name", () => {
  const messages = {
    name: "Parcel |||| Parcels",
    choices: { size: { small: "S", large: "L" } },
    rowChoices: { pieces: { size: { flat: "Lies flat", long: "Over a metre" } } },
  } as ResourceMessages;
  expect(resourceMessages(parcels, messages)).toMatchObject({
    choices: { size: { small: "S", large: "L" } },
    rowChoices: { pieces: { size: { flat: "Lies flat", long: "Over a metre" } } },
    inputChoices: { pack: { size: { box: "Box", bag: "Bag" } } },
  });
});

test("a computed choice has labels, and an operation keeps its own", () => {
  const messages = {
    name: "Parcel |||| Parcels",
    operations: { weigh: "Weigh again" },
    choices: { largest: { small: "S", large: "L" } },
  } as ResourceMessages;
  expect(resourceMessages(parcels, messages)).toMatchObject({
    operations: { weigh: "Weigh again" },
    choices: { largest: { small: "S", large: "L" }, size: { small: "Small", large: "Large" } },
  });
});
