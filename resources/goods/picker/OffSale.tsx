import Chip from "@mui/material/Chip";
import { useTranslate } from "react-admin";

/** Marks a product that is not on sale; storefronts leave it out. */
export function OffSale() {
  const translate = useTranslate();
  return (
    <Chip
      component="span"
      variant="outlined"
      color="warning"
      label={translate("markethall.picker.products.offSale")}
      sx={{ ml: 1, height: 20 }}
    />
  );
}
