import Avatar from "@mui/material/Avatar";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Session } from "../../authProvider/index.ts";

/** Logo of the current shop, and its name where the width allows it. */
export function ShopMark({ shop }: Pick<Session, "shop">) {
  if (!shop?.name) return null;
  return (
    <Box
      sx={{ display: "flex", alignItems: "center", gap: 1, minWidth: 0, maxWidth: 240 }}
      title={shop.name}
    >
      <Avatar
        variant="rounded"
        src={shop.logo ?? undefined}
        alt=""
        sx={{
          width: 26,
          height: 26,
          fontSize: 13,
          fontWeight: 650,
          bgcolor: "primary.main",
          color: "primary.contrastText",
        }}
      >
        {shop.name.slice(0, 1).toUpperCase()}
      </Avatar>
      <Typography variant="subtitle2" noWrap>
        {shop.name}
      </Typography>
    </Box>
  );
}
