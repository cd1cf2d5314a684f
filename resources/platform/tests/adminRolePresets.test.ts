import { expect, it } from "vitest";
import { buildRightsTree } from "../../../framework/admin/rights/rightsTree.ts";
import { getAccess } from "../../../framework/schema/index.ts";
import { resources } from "../../index.ts";
import { adminRolePresets } from "../adminRoles/adminRolePresets.ts";

it("each ready-made role names screens of the platform", () => {
  const screens = buildRightsTree(resources, "platform").flatMap((section) => section.screens);
  const known = screens.map(({ resource }) => getAccess(resource));
  for (const preset of Object.values(adminRolePresets))
    for (const access of Object.keys(preset)) expect(known).toContain(access);
});
