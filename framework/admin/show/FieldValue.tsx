import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import visuallyHidden from "@mui/utils/visuallyHidden";
import {
  applies,
  canAccessField,
  getTraits,
  type Registered,
  type Resource,
} from "../../schema/index.ts";
import { FieldDisplay } from "../display/FieldDisplay.tsx";
import type { FieldPieceOf } from "../pieceNames.ts";
import { useActor } from "../resources.tsx";
import { useResourceMessages } from "../useResourceMessages.ts";
import { useRecordInPage } from "./RecordProvider.tsx";
import { sideBySide } from "./sideBySide.ts";

/**
 * A field of the page's record with its label, within a `RecordSection`; nothing if the actor may
 * not read the field, or its condition is not met.
 *
 * @throws {Error} when the resource of the page has no such field.
 */
export function FieldValue<R extends Resource = Registered>(props: FieldPieceOf<R>) {
  const { name, label, labelHidden = false } = props;
  const { resource, record } = useRecordInPage();
  const messages = useResourceMessages(resource);
  const actor = useActor();
  const field = resource.fields[name];
  if (!field) throw new Error(`FieldValue: "${resource.name}" has no field "${name}"`);
  if (field.type.traits.secret || !canAccessField(actor, field) || !applies(field, record))
    return null;
  const isWide = getTraits(field).wide === true;
  return (
    <Box
      component="dl"
      sx={(theme) => ({
        m: 0,
        minWidth: 0,
        gridColumn: isWide ? "1 / -1" : "auto",
        [theme.breakpoints.down("sm")]: isWide ? {} : sideBySide,
      })}
    >
      <Typography
        component="dt"
        variant="caption"
        color="text.secondary"
        sx={labelHidden ? visuallyHidden : undefined}
      >
        {label ?? messages.field(name)}
      </Typography>
      <Typography
        component="dd"
        variant="body1"
        // A picture keeps a distance from its label that the height of a line gives a text.
        sx={{ m: 0, mt: getTraits(field).file ? 0.5 : 0, overflowWrap: "anywhere" }}
      >
        <FieldDisplay resource={resource} field={field} name={name} record={record} page />
      </Typography>
    </Box>
  );
}
