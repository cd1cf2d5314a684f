import Box from "@mui/material/Box";
import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import { useFormat } from "../../../../framework/admin/display/useFormat.ts";
import { DateBox } from "../../../../framework/admin/input/DateBox.tsx";
import { useAdmin } from "../../../../framework/admin/resources.tsx";
import { can } from "../../../../framework/schema/index.ts";
import { parseZonedTime, toZonedTime } from "../../../../framework/schema/zonedTime.ts";
import { AddressFields } from "../../../freight/screens.ts";
import { CustomerBox } from "./CustomerBox.tsx";
import { PaidWith } from "./PaidWith.tsx";
import type { Tried } from "./useTriedCart.ts";
import { useWhatIfText } from "./useWhatIf.ts";

/** For whom an order is, where to and when, and whether scheduled promotions count. */
export function Circumstances({ tried }: { tried: Tried }) {
  const t = useWhatIfText();
  const { timeZone } = useFormat();
  const { resources, actor } = useAdmin();
  const { state, change, address, setAddress } = tried;
  const { customer, pickup, at, early } = state;
  const customers = resources.find(({ name }) => name === "shopBuyers");
  return (
    <Box sx={{ display: "grid", gap: 1.5, mt: 0.5 }}>
      {customers && can(actor, customers, "view") && (
        <CustomerBox value={customer} onChange={(next) => change({ customer: next })} />
      )}
      <Typography variant="subtitle2" component="h3" sx={{ mb: -0.5 }}>
        {t("order.to")}
      </Typography>
      {!pickup && <AddressFields address={address} onChange={setAddress} />}
      <FormControlLabel
        control={
          <Switch
            size="small"
            checked={pickup}
            onChange={(_, checked) => change({ pickup: checked })}
          />
        }
        label={t("order.pickup")}
      />
      <DateBox
        fullWidth
        time
        size="small"
        margin="none"
        label={t("order.at")}
        purpose={t("order.at")}
        helperText={at === null ? t("order.now") : undefined}
        value={at === null ? "" : toZonedTime(at, timeZone).format("YYYY-MM-DDTHH:mm")}
        onText={(text) => {
          const instant = text === "" ? null : parseZonedTime(text, timeZone);
          // Text that is no time yet stays in the box.
          if (text === "" || instant) change({ at: instant?.toISOString() ?? null });
        }}
      />
      <FormControlLabel
        control={
          <Switch
            size="small"
            checked={early}
            onChange={(_, checked) => change({ early: checked })}
          />
        }
        label={t("order.early")}
      />
      <PaidWith tried={tried} />
    </Box>
  );
}
