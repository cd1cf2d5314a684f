import MenuItem from "@mui/material/MenuItem";
import { useTranslate } from "react-admin";
import { labelPath } from "../labelPath.ts";

/** Prints the label of a row. */
export function LabelItem({ record }: { record: { id: number } }) {
  const translate = useTranslate();
  return (
    <MenuItem component="a" href={labelPath([record.id])} target="_blank" rel="opener">
      {translate("resources.stockLocations.screen.print")}
    </MenuItem>
  );
}
