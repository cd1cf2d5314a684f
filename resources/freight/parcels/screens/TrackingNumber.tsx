import Box from "@mui/material/Box";
import { CopyButton } from "../../../../framework/admin/show/CopyButton.tsx";
import type { Courier } from "../../couriers/courier.ts";
import { getTrackingPage } from "../../couriers/getTrackingPage.ts";

interface Props {
  courier: Courier;
  number: string;
  copy: string;
}
/** A tracking number, linked to the courier's page about it where there is one. */
export function TrackingNumber({ courier, number, copy }: Props) {
  const page = getTrackingPage(courier, number);
  return (
    <Box component="span" sx={{ display: "inline-flex", alignItems: "center", gap: 0.5 }}>
      {page ? (
        <a href={page} target="_blank" rel="noreferrer">
          {number}
        </a>
      ) : (
        number
      )}
      <CopyButton text={number} label={copy} />
    </Box>
  );
}
