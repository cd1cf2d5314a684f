import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { Moment } from "../../../../framework/admin/display/Moment.tsx";
import { Facts } from "../../../../framework/admin/show/Facts.tsx";
import { SectionCard } from "../../../../framework/admin/show/SectionCard.tsx";
import type { SentParcel } from "../parcel.ts";
import { TrackingNumber } from "./TrackingNumber.tsx";

interface Props {
  parcel: SentParcel;
  title: string;
  /** The names of the facts, and what replaces a missing number. */
  messages: {
    courier: string;
    number: string;
    shippedAt: string;
    none: string;
    copy: string;
    lines: string;
  };
  courierName: string;
  /** What is in it; null where that is the whole order. */
  contents: readonly { id: number; name: string; qty: number }[] | null;
  /** Buttons of the parcel. */
  actions: ReactNode;
}
/** A parcel of an order: how it was sent, and what is in it. */
export const ParcelCard = ({ parcel, title, messages, courierName, contents, actions }: Props) => (
  <SectionCard title={title}>
    {contents && (
      <Box component="ul" aria-label={messages.lines} sx={{ m: 0, mb: 1, p: 0, listStyle: "none" }}>
        {contents.map(({ id, name, qty }) => (
          <Box component="li" key={id} sx={{ display: "flex", gap: 1, py: 0.25 }}>
            <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
              {name}
            </Box>
            <span>× {qty}</span>
          </Box>
        ))}
      </Box>
    )}
    <Facts
      facts={[
        [messages.courier, courierName],
        [
          messages.number,
          parcel.trackingNumber === null ? (
            messages.none
          ) : (
            <TrackingNumber
              key="number"
              courier={parcel.courier}
              number={parcel.trackingNumber}
              copy={messages.copy}
            />
          ),
        ],
        [messages.shippedAt, <Moment key="at" at={parcel.shippedAt} />],
      ]}
    />
    <Box
      sx={{
        display: "flex",
        flexWrap: "wrap",
        gap: 1,
        mt: 1,
        ml: -0.75,
        "&:empty": { display: "none" },
      }}
    >
      {actions}
    </Box>
  </SectionCard>
);
