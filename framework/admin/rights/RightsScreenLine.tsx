import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import Collapse from "@mui/material/Collapse";
import FormControlLabel from "@mui/material/FormControlLabel";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { ChevronDownIcon } from "../icons/ChevronDownIcon.ts";
import { weights } from "../theme/typography.ts";
import { findLevel, type Level, listLevelPermissions, listLevels, setLevel } from "./levels.ts";
import { listPermissions, type Right, type RightScreen, togglePermission } from "./rightsTree.ts";
import { usePermissionNames } from "./usePermissionNames.ts";

interface Props {
  screen: RightScreen;
  held: ReadonlySet<string>;
  canGrant(permission: string): boolean;
  linked: boolean;
  /** Whether its permissions are shown one by one, as for a search. */
  open: boolean;
  onChange(held: ReadonlySet<string>): void;
}

/** One screen of the role editor: a switch of its level, and its permissions one by one. */
export function RightsScreenLine({ screen, held, canGrant, linked, open, onChange }: Props) {
  const id = useId();
  const { translate, screen: screenName, operation } = usePermissionNames();
  const [opened, setOpened] = useState(false);
  const { resource, rights } = screen;
  const level = findLevel(screen, held);
  const shown = listLevels(screen);
  const count = listPermissions([screen]).filter((one) => held.has(one)).length;
  const isShown = open || opened;
  const summary = translate(`framework.rights.${level === null ? "custom" : "count"}`, {
    held: count,
    all: rights.length,
  });
  const change = (next: Level | null) => {
    if (next) onChange(setLevel(screen, next, held, canGrant));
  };
  const canSet = (one: Level) =>
    one === "none"
      ? listPermissions([screen]).some(canGrant)
      : listLevelPermissions(screen, one).every(canGrant);
  const label = (right: Right) =>
    right.operation === "view"
      ? translate("framework.rights.level.view")
      : operation(resource, right.operation);
  return (
    <Box sx={{ px: 1.5, py: 0.5, "& + &": { borderTop: 1, borderColor: "divider" } }}>
      <Box sx={{ display: "flex", alignItems: "center", flexWrap: "wrap", gap: 1, minHeight: 36 }}>
        <Typography
          variant="body2"
          id={`${id}-name`}
          sx={{ flex: { xs: "1 1 100%", sm: "0 0 200px" } }}
        >
          {screenName(resource)}
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={level}
          onChange={(_event, next: Level | null) => change(next)}
          aria-labelledby={`${id}-name`}
        >
          {shown.map((one) => (
            <ToggleButton key={one} value={one} disabled={!canSet(one)} sx={{ minWidth: 56 }}>
              {translate(`framework.rights.level.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {rights.length > 1 && (
          <Button
            size="small"
            color="inherit"
            onClick={() => setOpened(!isShown)}
            aria-expanded={isShown}
            aria-controls={`${id}-rights`}
            aria-label={translate("framework.form.labelled", {
              label: screenName(resource),
              value: `${summary}, ${translate("framework.rights.oneByOne")}`,
            })}
            endIcon={<ChevronDownIcon sx={{ rotate: isShown ? "180deg" : "none" }} />}
            sx={{ ml: { sm: "auto" }, color: "text.secondary", fontWeight: weights.text }}
          >
            {summary}
          </Button>
        )}
      </Box>
      <Collapse in={isShown} mountOnEnter unmountOnExit id={`${id}-rights`}>
        <Box sx={{ pl: { sm: "208px" }, pb: 0.5 }}>
          {rights.map((right) => (
            <FormControlLabel
              key={right.permission}
              title={
                canGrant(right.permission) ? undefined : translate("framework.rights.notYours")
              }
              control={
                <Checkbox
                  size="small"
                  checked={held.has(right.permission)}
                  disabled={!canGrant(right.permission)}
                  onChange={(_event, on) =>
                    onChange(togglePermission(screen, [right.permission], on, held, linked))
                  }
                  slotProps={{
                    input: {
                      "aria-label": translate("framework.form.labelled", {
                        label: screenName(resource),
                        value: label(right),
                      }),
                    },
                  }}
                />
              }
              label={<Typography variant="body2">{label(right)}</Typography>}
              sx={{ mr: 2 }}
            />
          ))}
        </Box>
      </Collapse>
    </Box>
  );
}
