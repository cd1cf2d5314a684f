import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Typography from "@mui/material/Typography";
import { RightsScreenLine } from "./RightsScreenLine.tsx";
import {
  getCheckState,
  listPermissions,
  type RightSection,
  togglePermission,
} from "./rightsTree.ts";
import { usePermissionNames } from "./usePermissionNames.ts";

interface Props {
  section: RightSection;
  held: ReadonlySet<string>;
  /** The editing member's own permissions, if limited: no member can grant more than they have. */
  grantable: ReadonlySet<string> | null;
  linked: boolean;
  /** Whether the screens are the results of a search. */
  sought: boolean;
  onChange(held: ReadonlySet<string>): void;
}

/**
 * One section of the menu: a checkbox for the section, and a line per screen.
 */
export function RightsSection({ section, held, grantable, linked, sought, onChange }: Props) {
  const { translate, section: sectionName } = usePermissionNames();
  const can = (permission: string) => grantable === null || grantable.has(permission);
  const all = listPermissions(section.screens);
  const open = all.filter(can);
  const state = getCheckState(all, held);
  const toggle = (on: boolean) => {
    let next: ReadonlySet<string> = held;
    for (const screen of section.screens)
      next = togglePermission(screen, listPermissions([screen]).filter(can), on, next, linked);
    onChange(next);
  };
  return (
    <Box
      component="fieldset"
      sx={{
        m: 0,
        mb: 1.5,
        p: 0,
        border: 1,
        borderColor: "divider",
        borderRadius: 1,
        minWidth: 0,
        overflow: "hidden",
      }}
    >
      <Typography component="legend" sx={{ position: "absolute", clipPath: "inset(50%)" }}>
        {sectionName(section.name)}
      </Typography>
      <Box sx={{ bgcolor: "action.hover", px: 1.5, borderBottom: 1, borderColor: "divider" }}>
        <FormControlLabel
          control={
            <Checkbox
              size="small"
              checked={state === "all"}
              indeterminate={state === "some"}
              disabled={open.length === 0}
              onChange={() => toggle(state !== "all")}
              slotProps={{
                input: {
                  // Sets the indeterminate state on the element itself, not only as an attribute.
                  ref: (box: HTMLInputElement | null) => {
                    if (box) box.indeterminate = state === "some";
                  },
                },
              }}
            />
          }
          label={
            <Typography variant="subtitle2" component="span">
              {sectionName(section.name)}
              <Typography component="span" variant="body2" color="text.secondary">
                {` · ${translate("framework.rights.count", { held: all.filter((one) => held.has(one)).length, all: all.length })}`}
              </Typography>
            </Typography>
          }
        />
      </Box>
      {section.screens.map((screen) => (
        <RightsScreenLine
          key={screen.resource.route}
          screen={screen}
          held={held}
          canGrant={can}
          linked={linked}
          open={sought}
          onChange={onChange}
        />
      ))}
    </Box>
  );
}
