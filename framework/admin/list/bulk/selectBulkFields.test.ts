import { expect, test } from "vitest";
import { defineResource, image, integer, localized, section, text } from "../../../schema/index.ts";
import { tenantKind } from "../../../schema/testTenancy.ts";
import { selectBulkFields } from "./selectBulkFields.ts";

const posters = defineResource("posters", {
  api: "test/poster",
  route: "/poster",
  access: "test:poster",
  owner: tenantKind,
  fields: {
    name: text({ required: true }),
    code: text({ unique: true }),
    title: localized(),
    picture: image(),
    shelf: text(),
    places: integer(),
  },
  list: { columns: ["name"] },
  form: [section("main", ["name", "code", "title", "picture", "shelf", "places"])],
});
const actor = {
  id: 1,
  name: "A",
  realm: tenantKind,
  tenantId: 1,
  roles: ["admin"],
  permissions: [],
} as const;

test("several records get what they can share, and neither names, codes nor pictures", () => {
  expect(selectBulkFields(posters, actor)).toEqual(["shelf", "places"]);
});
