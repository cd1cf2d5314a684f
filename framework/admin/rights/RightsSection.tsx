import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Typography from "@mui/material/Typography";
import {
  getCheckState,
  listPermissions,
  type RightScreen,
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
  onChange(held: ReadonlySet<string>): void;
}

/**
 * One section of the menu: a checkbox for the section, a line per screen, a checkbox per
 * permission.
 */
export function RightsSection({ section, held, grantable, linked, onChange }: Props) {
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
        <ScreenLine key={screen.resource.route} {...{ screen, held, can, linked, onChange }} />
      ))}
    </Box>
  );
}

interface LineProps extends Pick<Props, "held" | "linked" | "onChange"> {
  screen: RightScreen;
  can(permission: string): boolean;
}
function ScreenLine({ screen, held, can, linked, onChange }: LineProps) {
  const { translate, screen: screenName, operation } = usePermissionNames();
  const { resource, rights } = screen;
  const [view, ...operations] = rights;
  if (!view) return null;
  const box = ({ permission, operation: name }: (typeof rights)[number], label: string) => (
    <FormControlLabel
      key={permission}
      title={can(permission) ? undefined : translate("framework.rights.notYours")}
      control={
        <Checkbox
          size="small"
          checked={held.has(permission)}
          disabled={!can(permission)}
          onChange={(_event, on) =>
            onChange(togglePermission(screen, [permission], on, held, linked))
          }
          slotProps={{
            input: {
              "aria-label":
                name === "view"
                  ? label
                  : translate("framework.form.labelled", {
                      label: screenName(resource),
                      value: label,
                    }),
            },
          }}
        />
      }
      label={<Typography variant="body2">{label}</Typography>}
      sx={{ mr: 2 }}
    />
  );
  return (
    <Box
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "1fr", md: "220px 1fr" },
        px: 1.5,
        py: 0.25,
        alignItems: "start",
        "& + &": { borderTop: 1, borderColor: "divider" },
      }}
    >
      {box(view, screenName(resource))}
      <Box sx={{ pl: { xs: 3, md: 0 } }}>
        {operations.map((right) => box(right, operation(resource, right.operation)))}
      </Box>
    </Box>
  );
}
