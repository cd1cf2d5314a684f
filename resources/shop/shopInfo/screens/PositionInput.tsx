import Box from "@mui/material/Box";
import { useWatch } from "react-hook-form";
import { noValue } from "../../../../framework/admin/display/noValue.ts";
import type { AdminRecord } from "../../../../framework/admin/provider.ts";
import type { InputComponent } from "../../../../framework/admin/resources.tsx";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import PointInput from "../../../../framework/fields/point/input.tsx";
import { detailFields } from "../detailFields.ts";
import { isPoint } from "../mapLink.ts";
import { shopInfo } from "../shopInfo.ts";
import { MapLink } from "./MapLink.tsx";

/** Latitude and longitude, with a link to a map. */
export const PositionInput: InputComponent = ({ source, name }) => {
  const messages = useResourceMessages(shopInfo);
  const value: unknown = useWatch({ name: source });
  return (
    <>
      <PointInput
        resource={shopInfo}
        field={detailFields.point}
        name={name}
        source={source}
        label={messages.field(name)}
        choiceMessages=""
        compact={false}
        labelHidden={false}
      />
      {isPoint(value) && (
        <Box sx={{ mt: 0.5 }}>
          <MapLink point={value} />
        </Box>
      )}
    </>
  );
};
type Position = Pick<AdminRecord<typeof shopInfo>, "point">;
/** The position of a shop, with a link to a map. */
export const PositionDisplay = ({ record: { point } }: { record: Position }) => {
  if (!point) return noValue;
  return (
    <span style={{ display: "inline-flex", flexWrap: "wrap", columnGap: 12 }}>
      {point.lat}, {point.lng} <MapLink point={point} />
    </span>
  );
};
