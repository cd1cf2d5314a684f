import Button from "@mui/material/Button";
import { Link } from "react-router";
import { writeOffs } from "../writeOffs.ts";
import { useSay } from "./useSay.ts";

/** From the list of all that was handed over back to the counter. */
export function BackToDesk() {
  const say = useSay();
  return (
    <Button component={Link} to={writeOffs.route} variant="contained">
      {say("back")}
    </Button>
  );
}
