import Box from "@mui/material/Box";
import { Logo } from "../theme/Logo.tsx";

/** Shown until the first page is loaded. */
export const Splash = () => (
  <Box sx={{ minHeight: "100vh", display: "grid", placeItems: "center" }} aria-busy="true">
    <Logo size={48} />
  </Box>
);
