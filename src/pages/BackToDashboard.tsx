import Button from "@mui/material/Button";
import { useTranslate } from "react-admin";
import { Link } from "react-router";

export function BackToDashboard() {
  const translate = useTranslate();
  return (
    <Button component={Link} to="/dashboard" variant="contained">
      {translate("markethall.shell.forbidden.back")}
    </Button>
  );
}
