import { expect, it } from "vitest";
import { buildRightsTree } from "../../../framework/admin/rights/rightsTree.ts";
import { getAccess } from "../../../framework/schema/index.ts";
import { resources } from "../../index.ts";
import { adminRolePresets } from "../../platform/adminRoles/adminRolePresets.ts";
import { rolePresets } from "../roles/rolePresets.ts";

it.each([
  ["shop", rolePresets],
  ["platform", adminRolePresets],
] as const)("each ready-made role of the %s names screens that exist", (realm, presets) => {
  const screens = buildRightsTree(resources, realm).flatMap((section) => section.screens);
  const known = screens.map(({ resource }) => getAccess(resource));
  for (const preset of Object.values(presets))
    for (const access of Object.keys(preset)) expect(known).toContain(access);
});
