import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Link } from "react-router";
import { lengths } from "../../framework/admin/theme/tokens.ts";
import { Logo } from "../theme/Logo.tsx";

/** The product's logo, a link to the dashboard. */
export const SidebarLogo = ({
  wide,
  onNavigate,
}: {
  wide: boolean;
  onNavigate?: (() => void) | undefined;
}) => (
  <Box
    component={Link}
    to="/dashboard"
    onClick={onNavigate}
    sx={{
      display: "flex",
      alignItems: "center",
      gap: 1.25,
      height: lengths.topBar,
      flexShrink: 0,
      px: 1.75,
      color: "text.primary",
      textDecoration: "none",
    }}
  >
    <Logo size={26} />
    {wide ? (
      <Typography variant="h5" component="span">
        Markethall
      </Typography>
    ) : (
      <Box
        component="span"
        sx={{ position: "absolute", width: 1, clipPath: "inset(50%)", overflow: "hidden" }}
      >
        Markethall
      </Box>
    )}
  </Box>
);
