import Box from "@mui/material/Box";
import FormControlLabel from "@mui/material/FormControlLabel";
import InputAdornment from "@mui/material/InputAdornment";
import Stack from "@mui/material/Stack";
import Switch from "@mui/material/Switch";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useMemo, useState } from "react";
import { useController } from "react-hook-form";
import { getRealm, isAdmin } from "../../schema/index.ts";
import { SearchIcon } from "../icons/SearchIcon.ts";
import { formatError } from "../input/formatError.ts";
import { useAdmin, useResource } from "../resources.tsx";
import { listPresetPermissions, type RolePreset } from "./levels.ts";
import { RightsSection } from "./RightsSection.tsx";
import { RolePresets } from "./RolePresets.tsx";
import { buildRightsTree, listPermissions, type RightSection } from "./rightsTree.ts";
import { usePermissionNames } from "./usePermissionNames.ts";

const holds = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];

interface Props {
  source: string;
  /**
   * Ready-made roles by name, each with its label at
   * `resources.<resource>.screen.presets.<name>`.
   */
  presets?: Readonly<Record<string, RolePreset>>;
}

/**
 * Edits the permissions of a role, arranged like its menu: sections, a level for each screen, and
 * its operations one by one. Ready-made roles set all of them at once.
 */
export function RightsInput({ source, presets = {} }: Props) {
  const { resources, actor } = useAdmin();
  const resource = useResource();
  const { translate, screen, operation } = usePermissionNames();
  const { field, fieldState } = useController({ name: source });
  const [linked, setLinked] = useState(true);
  const [sought, setSought] = useState("");
  const tree = useMemo(() => buildRightsTree(resources, getRealm(resource)), [resources, resource]);
  const held = useMemo(() => new Set(holds(field.value)), [field.value]);
  const shown = useMemo(() => {
    const text = sought.trim().toLowerCase();
    if (!text) return tree;
    return tree.flatMap((section): RightSection[] => {
      const screens = section.screens.filter(
        (one) =>
          screen(one.resource).toLowerCase().includes(text) ||
          one.rights.some((right) =>
            `${operation(one.resource, right.operation)} ${right.permission}`
              .toLowerCase()
              .includes(text),
          ),
      );
      return screens.length ? [{ ...section, screens }] : [];
    });
  }, [tree, sought, screen, operation]);
  const all = listPermissions(tree.flatMap(({ screens }) => screens));
  const grantable = isAdmin(actor) ? null : new Set(actor.permissions);
  const canGrant = (permission: string) => grantable === null || grantable.has(permission);
  const presetLists = Object.entries(presets).map(([name, preset]) => ({
    name,
    label: translate(`resources.${resource.name}.screen.presets.${name}`),
    permissions: listPresetPermissions(
      tree.flatMap(({ screens }) => screens),
      preset,
      canGrant,
    ),
  }));
  const error = formatError(fieldState.error, translate);
  const change = (next: ReadonlySet<string>) =>
    field.onChange(all.filter((permission) => next.has(permission)));
  return (
    <Box data-source={source}>
      <RolePresets presets={presetLists} held={held} onChange={change} />
      <Stack
        direction={{ xs: "column", sm: "row" }}
        spacing={3}
        useFlexGap
        sx={{ mb: 1.5, alignItems: { sm: "center" } }}
      >
        <TextField
          size="small"
          margin="none"
          value={sought}
          onChange={({ target }) => setSought(target.value)}
          inputRef={field.ref}
          slotProps={{
            htmlInput: { "aria-label": translate("framework.rights.seek") },
            input: {
              placeholder: translate("framework.rights.seek"),
              startAdornment: (
                <InputAdornment position="start">
                  <SearchIcon fontSize="small" />
                </InputAdornment>
              ),
            },
          }}
          sx={{ width: { xs: "100%", sm: 260 } }}
        />
        <FormControlLabel
          control={
            <Switch size="small" checked={linked} onChange={(_event, on) => setLinked(on)} />
          }
          label={translate("framework.rights.linked")}
          title={translate("framework.rights.linkedHelp")}
        />
        <Typography
          variant="body2"
          color="text.secondary"
          role="status"
          sx={{ ml: { sm: "auto !important" } }}
        >
          {translate("framework.rights.count", { held: held.size, all: all.length })}
        </Typography>
      </Stack>
      {error && (
        <Typography color="error" variant="body2" role="alert" sx={{ mb: 1 }}>
          {error}
        </Typography>
      )}
      {shown.map((section) => (
        <RightsSection
          key={section.name}
          section={section}
          held={held}
          grantable={grantable}
          linked={linked}
          sought={sought.trim() !== ""}
          onChange={change}
        />
      ))}
      {shown.length === 0 && (
        <Typography color="text.secondary">
          {translate("framework.rights.nothingFound", { sought })}
        </Typography>
      )}
    </Box>
  );
}
