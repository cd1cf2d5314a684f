import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { ReasonChips } from "../../../../../framework/admin/action/ReasonChips.tsx";
import { refunds } from "../../refunds.ts";
import { useMessages } from "../refund.ts";

interface Props {
  /** Names of ready-made reasons. */
  names: readonly string[];
  value: string;
  onChange: (reason: string) => void;
}

/** The reason that the customer reads: a ready-made one, or one in the shop's own words. */
export function IssueReason({ names, value, onChange }: Props) {
  const t = useMessages();
  return (
    <Stack spacing={1.5}>
      <ReasonChips resource={refunds} names={names} given={value} onChoose={onChange} />
      <TextField
        label={t("issue.reason")}
        helperText={t("issue.reasonHelp")}
        value={value}
        required
        multiline
        minRows={2}
        fullWidth
        onChange={({ target }) => onChange(target.value)}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </Stack>
  );
}
