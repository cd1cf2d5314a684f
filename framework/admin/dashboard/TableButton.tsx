import Button from "@mui/material/Button";
import { Table } from "lucide";
import { useTranslate } from "react-admin";
import { createIcon } from "../icons/createIcon.tsx";
import { tokens } from "../theme/tokens.ts";

const TableIcon = createIcon(Table);

interface Props {
  isTable: boolean;
  onChange: (isTable: boolean) => void;
}
/** Switches a chart to its figures as a table, and back. */
export function TableButton({ isTable, onChange }: Props) {
  const translate = useTranslate();
  return (
    <Button
      size="small"
      color="inherit"
      startIcon={<TableIcon />}
      aria-pressed={isTable}
      onClick={() => onChange(!isTable)}
      sx={{ color: tokens.ink2 }}
    >
      {translate("framework.dashboard.table")}
    </Button>
  );
}
