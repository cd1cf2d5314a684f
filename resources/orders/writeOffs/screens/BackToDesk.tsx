import Button from "@mui/material/Button";
import { Link } from "react-router";
import { writeOffs } from "../writeOffs.ts";
import { useMessages } from "./useMessages.ts";

/** The link from the list of pickups to the pickup desk. */
export function BackToDesk() {
  const t = useMessages();
  return (
    <Button component={Link} to={writeOffs.route} variant="contained">
      {t("back")}
    </Button>
  );
}
