import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { AddressFields } from "./AddressFields.tsx";
import { useFreightMessages } from "./useFreightMessages.ts";
import type { TriedAddress } from "./useTriedAddress.ts";

interface Props {
  /** The inputs for the purchase. */
  children: ReactNode;
  address: TriedAddress;
  onAddress: (address: TriedAddress) => void;
  explanation: ReactNode;
}
/** Purchase and address on one side, the explained fee on the other; stacked on a phone. */
export function TryColumns({ children, address, onAddress, explanation }: Props) {
  const { t } = useFreightMessages();
  return (
    <Box
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 5fr) minmax(0, 6fr)" },
        gap: 3,
        alignItems: "start",
      }}
    >
      <Box sx={{ display: "grid", gap: 2 }}>
        {children}
        <Typography variant="subtitle2" component="h3">
          {t("try.to")}
        </Typography>
        <AddressFields address={address} onChange={onAddress} />
      </Box>
      <Box
        aria-live="polite"
        sx={{ bgcolor: "action.hover", borderRadius: 1, p: { xs: 1.5, sm: 2 }, minWidth: 0 }}
      >
        {explanation ?? <Typography color="text.secondary">{t("try.nothing")}</Typography>}
      </Box>
    </Box>
  );
}
