import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";
import { tokens } from "../theme/tokens.ts";
import { useListQuery } from "./useListQuery.ts";

/** Says what the deleted rows are, above them. */
export function TrashNote() {
  const translate = useTranslate();
  const { isTrash } = useListQuery();
  if (!isTrash) return null;
  return (
    <Typography
      sx={{
        px: 1.5,
        py: 1,
        color: tokens.ink2,
        backgroundColor: tokens.sunken,
        borderBottom: `1px solid ${tokens.line}`,
      }}
    >
      {translate("framework.list.trashContent")}
    </Typography>
  );
}
