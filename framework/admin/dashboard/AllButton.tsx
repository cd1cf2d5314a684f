import Button from "@mui/material/Button";
import { useTranslate } from "react-admin";
import { Link } from "react-router";

/** Opens all rows of a card. */
export function AllButton({ to }: { to: string }) {
  const translate = useTranslate();
  return (
    <Button component={Link} size="small" to={to}>
      {translate("framework.dashboard.all")}
    </Button>
  );
}
