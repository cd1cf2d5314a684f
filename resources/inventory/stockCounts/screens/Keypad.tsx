import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { Delete } from "lucide";
import { createIcon } from "../../../../framework/admin/icons/createIcon.tsx";
import { useCountText } from "./useCountText.ts";

const DeleteIcon = createIcon(Delete);
const digits = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

interface Props {
  onDigit: (digit: string) => void;
  onDelete: () => void;
}
/** Digits in reach of a thumb, which leave the keyboard of the phone closed. */
export function Keypad({ onDigit, onDelete }: Props) {
  const t = useCountText();
  const renderDigit = (digit: string) => (
    <Button key={digit} variant="outlined" color="inherit" onClick={() => onDigit(digit)}>
      {digit}
    </Button>
  );
  return (
    <Box
      sx={{
        display: "grid",
        gridTemplateColumns: "repeat(3, 1fr)",
        gap: 1,
        "& .MuiButton-root": { minHeight: 52, fontSize: 22, fontVariantNumeric: "tabular-nums" },
      }}
    >
      {digits.map(renderDigit)}
      <Button variant="outlined" color="inherit" aria-label={t("delete")} onClick={onDelete}>
        <DeleteIcon />
      </Button>
      {renderDigit("0")}
    </Box>
  );
}
