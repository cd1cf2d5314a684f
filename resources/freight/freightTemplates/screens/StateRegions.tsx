import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import Collapse from "@mui/material/Collapse";
import FormControlLabel from "@mui/material/FormControlLabel";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { citiesByState, type State } from "../../../../core/places.ts";
import { ChevronDownIcon } from "../../../../framework/admin/icons/ChevronDownIcon.ts";
import {
  addRegion,
  findTaken,
  isChosen,
  isWholeChosen,
  removeRegion,
  selectByState,
  type Taken,
} from "../regionChoices.ts";
import type { Region } from "../regions.ts";
import { PostcodeRanges } from "./PostcodeRanges.tsx";
import { useFreightMessages } from "./useFreightMessages.ts";

export interface StateRegionsProps {
  state: State;
  /** All regions selected here. */
  regions: readonly Region[];
  taken: readonly Taken[];
  onChange: (regions: Region[]) => void;
}

/** One state: selected as a whole, or by its cities and postcode ranges. */
export function StateRegions({ state, regions, taken, onChange }: StateRegionsProps) {
  const { t, stateName } = useFreightMessages();
  const whole = isWholeChosen(regions, state);
  const parts = selectByState(regions, state);
  const [open, setOpen] = useState(parts.length > 0);
  const set = (region: Region, chosen: boolean) =>
    onChange(chosen ? addRegion(regions, region) : removeRegion(regions, region));
  const elsewhere = (region: Region): string | null => {
    const by = findTaken(taken, region);
    if (by === null) return null;
    return by === "undeliverable"
      ? t("regions.takenByUndeliverable")
      : t("regions.takenBy", { place: by });
  };
  const barred = elsewhere({ state });
  const name = stateName(state);
  return (
    <Box sx={{ borderBottom: 1, borderColor: "divider", "&:last-of-type": { borderBottom: 0 } }}>
      <Box sx={{ display: "flex", alignItems: "center", pl: 2, pr: 1, minHeight: 48 }}>
        <FormControlLabel
          sx={{ flex: 1, mr: 1, minWidth: 0 }}
          disabled={barred !== null && !whole}
          label={
            <>
              {name} {barred && !whole && <Aside text={barred} />}
              {!whole && parts.length > 0 && (
                <Aside text={t("regions.chosen", { smart_count: parts.length })} />
              )}
            </>
          }
          control={
            <Checkbox
              checked={whole}
              indeterminate={!whole && parts.length > 0}
              onChange={(_, checked) => set({ state }, checked)}
            />
          }
        />
        <IconButton
          size="small"
          aria-expanded={open}
          aria-label={t("regions.unfold", { state: name })}
          onClick={() => setOpen(!open)}
        >
          <ChevronDownIcon
            sx={{ transform: open ? "rotate(180deg)" : "none", transition: "transform 150ms" }}
          />
        </IconButton>
      </Box>
      <Collapse in={open} unmountOnExit>
        <Box sx={{ pl: { xs: 2, sm: 5.5 }, pr: 2, pb: 2 }}>
          <Typography variant="caption" color="text.secondary" component="p">
            {t("regions.cities")}
          </Typography>
          <Box
            sx={{
              display: "grid",
              gridTemplateColumns: "repeat(auto-fill, minmax(150px, 1fr))",
              columnGap: 1,
            }}
          >
            {Object.keys(citiesByState[state]).map((city) => {
              const region = { state, city };
              const isIn = isChosen(regions, region);
              const taken = elsewhere(region);
              return (
                <FormControlLabel
                  key={city}
                  disabled={whole || (taken !== null && !isIn)}
                  label={
                    <>
                      {city} {taken && !isIn && <Aside text={taken} />}
                    </>
                  }
                  control={
                    <Checkbox
                      size="small"
                      checked={(whole && taken === null) || isIn}
                      onChange={(_, checked) => set(region, checked)}
                      sx={{ py: 0.5 }}
                    />
                  }
                />
              );
            })}
          </Box>
          {!whole && (
            <PostcodeRanges state={state} regions={regions} taken={taken} onChange={onChange} />
          )}
        </Box>
      </Collapse>
    </Box>
  );
}

const Aside = ({ text }: { text: string }) => (
  <Typography component="span" variant="caption" color="text.secondary" sx={{ ml: 0.5 }}>
    {text}
  </Typography>
);
