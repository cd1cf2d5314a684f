import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import { MapPinPen } from "lucide";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { useController, useWatch } from "react-hook-form";
import { createIcon } from "../../../../framework/admin/icons/createIcon.tsx";
import { formatError } from "../../../../framework/admin/input/formatError.ts";
import { removeRegion, type Taken } from "../regionChoices.ts";
import { isRegion, type Region } from "../regions.ts";
import { RegionChips } from "./RegionChips.tsx";
import { RegionChooser } from "./RegionChooser.tsx";
import { useFreightMessages } from "./useFreightMessages.ts";

const EditRegionsIcon = createIcon(MapPinPen);

interface Props {
  source: string;
  title: string;
  /** The number of the regions' rule, counted from one; null for the undeliverable regions. */
  place: number | null;
}
const toRegions = (value: unknown): Region[] =>
  Array.isArray(value) ? value.filter(isRegion) : [];
const getRowRegions = (row: unknown): Region[] =>
  typeof row === "object" && row !== null && "regions" in row ? toRegions(row.regions) : [];

/** The regions of a rule, or the undeliverable regions: chips, and a button to change them. */
export function RegionsField({ source, title, place }: Props) {
  const translate = useTranslate();
  const { t } = useFreightMessages();
  const [open, setOpen] = useState(false);
  const { field, fieldState } = useController({ name: source });
  const [areas, undeliverable]: unknown[] = useWatch({ name: ["areas", "undeliverable"] });
  const regions = toRegions(field.value);
  const toRegionRules: Taken[] = (Array.isArray(areas) ? areas : []).flatMap((row, index) =>
    index + 1 === place ? [] : getRowRegions(row).map((region) => ({ region, by: index + 1 })),
  );
  const never: Taken[] = toRegions(undeliverable).map((region) => ({
    region,
    by: "undeliverable",
  }));
  const error = formatError(fieldState.error, translate);
  const change = (next: Region[]) => {
    field.onChange(next);
    field.onBlur();
  };
  return (
    <Box data-source={source}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
        <RegionChips
          regions={regions}
          onRemove={(region) => change(removeRegion(regions, region))}
        />
        <Button
          ref={field.ref}
          size="small"
          variant={regions.length === 0 ? "outlined" : "text"}
          color={error ? "error" : "primary"}
          startIcon={<EditRegionsIcon />}
          onClick={() => setOpen(true)}
        >
          {t(regions.length === 0 ? "editor.chooseRegions" : "editor.changeRegions")}
        </Button>
      </Box>
      {error && (
        <FormHelperText error role="alert" sx={{ mx: 0 }}>
          {error}
        </FormHelperText>
      )}
      {open && (
        <RegionChooser
          title={title}
          regions={regions}
          taken={place === null ? toRegionRules : [...toRegionRules, ...never]}
          onDone={(next) => {
            change(next);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Box>
  );
}
