import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { useTranslate } from "react-admin";
import { Link } from "react-router";
import { ArrowLeftIcon } from "../icons/ArrowLeftIcon.ts";

/** The arrow before the title of a page. */
export function BackLink({ to, name }: { to: string; name: string }) {
  const label = useTranslate()("framework.record.backToList", { name });
  return (
    <Tooltip title={label}>
      <IconButton component={Link} data-back to={to} aria-label={label} sx={{ ml: -1 }}>
        <ArrowLeftIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
