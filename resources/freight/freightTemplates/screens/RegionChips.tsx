import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import IconButton from "@mui/material/IconButton";
import { CloseIcon } from "../../../../framework/admin/icons/CloseIcon.ts";
import { formatRegionCode, type Region } from "../regions.ts";
import { useFreightMessages } from "./useFreightMessages.ts";

interface Props {
  regions: readonly Region[];
  onRemove?: (region: Region) => void;
}
/** Regions as chips, removable if `onRemove` is given. */
export function RegionChips({ regions, onRemove }: Props) {
  const { t, regionName } = useFreightMessages();
  if (regions.length === 0) return null;
  return (
    <Box
      component="ul"
      sx={{ display: "flex", flexWrap: "wrap", gap: 0.75, m: 0, p: 0, listStyle: "none" }}
    >
      {regions.map((region) => {
        const name = regionName(region);
        return (
          <li key={formatRegionCode(region)}>
            <Chip
              size="small"
              label={
                <>
                  {name}
                  {onRemove && (
                    <IconButton
                      size="small"
                      aria-label={t("regions.remove", { region: name })}
                      onClick={() => onRemove(region)}
                      sx={{ p: 0.25, ml: 0.5, mr: -0.75 }}
                    >
                      <CloseIcon sx={{ fontSize: 14 }} />
                    </IconButton>
                  )}
                </>
              }
            />
          </li>
        );
      })}
    </Box>
  );
}
