import Link from "@mui/material/Link";
import { useTranslate } from "react-admin";
import { OpenOutsideIcon } from "../../../../framework/admin/icons/OpenOutsideIcon.ts";
import type { Point } from "../../../../framework/schema/index.ts";
import { mapLink } from "../mapLink.ts";

export function MapLink({ point }: { point: Point }) {
  const translate = useTranslate();
  return (
    <Link
      href={mapLink(point)}
      target="_blank"
      rel="noopener noreferrer"
      variant="body2"
      sx={{ display: "inline-flex", alignItems: "center", gap: 0.5 }}
    >
      {translate("markethall.join.map")}
      <OpenOutsideIcon sx={{ fontSize: 14 }} />
    </Link>
  );
}
