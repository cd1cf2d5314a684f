import Button from "@mui/material/Button";
import { Link } from "react-router";
import { writeOffs } from "../writeOffs.ts";
import { useMessages } from "./useSay.ts";

/** From the list of all that was handed over back to the counter. */
export function BackToDesk() {
  const t = useMessages();
  return (
    <Button component={Link} to={writeOffs.route} variant="contained">
      {t("back")}
    </Button>
  );
}
