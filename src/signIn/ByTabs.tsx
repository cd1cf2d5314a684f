import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import { useTranslate } from "react-admin";

export type By = "email" | "phone";
interface Props {
  value: By;
  label: string;
  onChange(by: By): void;
}

/** Tabs for e-mail and mobile phone. */
export function ByTabs({ value, label, onChange }: Props) {
  const translate = useTranslate();
  return (
    <Tabs
      value={value}
      onChange={(_event, next: By) => onChange(next)}
      variant="fullWidth"
      aria-label={label}
      sx={{ mb: 1.5 }}
    >
      <Tab value="email" label={translate("markethall.signIn.byEmail")} />
      <Tab value="phone" label={translate("markethall.signIn.byPhone")} />
    </Tabs>
  );
}
