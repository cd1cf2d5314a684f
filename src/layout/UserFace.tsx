import Avatar from "@mui/material/Avatar";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { ChevronsUpDown } from "lucide";
import { toThumbnailAddress } from "../../framework/admin/display/media.tsx";
import { createIcon } from "../../framework/admin/icons/createIcon.tsx";
import { tokens } from "../../framework/admin/theme/tokens.ts";
import type { Session } from "../session/session.ts";
import { useHeldRoles } from "../session/useHeldRoles.ts";
import { faceColours } from "./faceColours.ts";

const MoreIcon = createIcon(ChevronsUpDown);

/**
 * The shop's logo and name, and below it the member and their role, unless the switch of roles
 * beside it shows that.
 */
export function UserFace({ session }: { session: Session }) {
  const { actor, avatar, shop, roleName } = session;
  const role = useHeldRoles(session).length < 2 ? roleName : null;
  const name = shop?.name || actor.name;
  const image = shop ? shop.logo : avatar;
  const below = [shop?.name ? actor.name.split(" ")[0] : null, role].filter(Boolean).join(" · ");
  return (
    <>
      <Avatar
        variant="rounded"
        {...(image ? { src: toThumbnailAddress(image, 26) } : {})}
        alt=""
        aria-hidden="true"
        sx={{
          width: 26,
          height: 26,
          fontSize: 13,
          fontWeight: 700,
          ...faceColours,
        }}
      >
        {name.slice(0, 1).toUpperCase()}
      </Avatar>
      <Box sx={{ minWidth: 0, maxWidth: 180 }}>
        <Typography
          component="span"
          noWrap
          sx={{
            display: "block",
            fontSize: "0.78rem",
            lineHeight: "16px",
            fontWeight: "fontWeightBold",
          }}
        >
          {name}
        </Typography>
        {below && (
          <Typography
            component="span"
            noWrap
            sx={{ display: "block", fontSize: "0.75rem", lineHeight: "14px", color: tokens.ink2 }}
          >
            {below}
          </Typography>
        )}
      </Box>
      <MoreIcon sx={{ fontSize: 16, color: tokens.ink3 }} />
    </>
  );
}
