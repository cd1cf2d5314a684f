import { expect, it } from "vitest";
import { buildRightsTree } from "../../../framework/admin/rights/rightsTree.ts";
import { getAccess } from "../../../framework/schema/index.ts";
import { resources } from "../../index.ts";
import { rolePresets } from "../roles/rolePresets.ts";

it("each ready-made role names screens of a shop", () => {
  const screens = buildRightsTree(resources, "shop").flatMap((section) => section.screens);
  const known = screens.map(({ resource }) => getAccess(resource));
  for (const preset of Object.values(rolePresets))
    for (const access of Object.keys(preset)) expect(known).toContain(access);
});
