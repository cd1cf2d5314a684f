import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { Logo } from "../theme/Logo.tsx";

interface Props {
  title: string;
  children: ReactNode;
  actions?: ReactNode;
}

/** A page with a single message. */
export const MessagePage = ({ title, children, actions }: Props) => (
  <Box sx={{ maxWidth: 520, mx: "auto", py: { xs: 5, sm: 10 }, px: 2, textAlign: "center" }}>
    <Logo size={44} />
    <Typography variant="h2" component="h1" sx={{ mt: 2, mb: 1 }}>
      {title}
    </Typography>
    <Typography component="div" color="text.secondary">
      {children}
    </Typography>
    {actions && (
      <Box sx={{ mt: 3, display: "flex", gap: 1, justifyContent: "center" }}>{actions}</Box>
    )}
  </Box>
);
