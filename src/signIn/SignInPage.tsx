import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useTranslate } from "react-admin";
import { weights } from "../../framework/admin/theme/typography.ts";
import { LanguageSwitch } from "../layout/LanguageSwitch.tsx";
import { ThemeSwitch } from "../layout/ThemeSwitch.tsx";
import { Arcade } from "../theme/Arcade.tsx";
import { Logo } from "../theme/Logo.tsx";

interface Props {
  title: string;
  lead?: string;
  children: ReactNode;
}

/**
 * Layout of the sign-in pages: illustration on one side and form on the other; on a phone only the
 * form.
 */
export function SignInPage({ title, lead, children }: Props) {
  const translate = useTranslate();
  return (
    <Box
      sx={{
        minHeight: "100vh",
        display: "grid",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "5fr 6fr" },
      }}
    >
      <Box
        aria-hidden="true"
        sx={{
          display: { xs: "none", md: "flex" },
          flexDirection: "column",
          justifyContent: "space-between",
          overflow: "hidden",
          bgcolor: "#0b4f60",
          color: "#ffffff",
          p: 5,
          pb: 0,
        }}
      >
        <Box sx={{ display: "flex", alignItems: "center", gap: 1.5 }}>
          <Logo size={36} />
          <Typography variant="h4" component="span">
            Markethall
          </Typography>
        </Box>
        <Typography
          sx={{
            fontSize: 34,
            lineHeight: 1.25,
            fontWeight: weights.title,
            letterSpacing: "-0.02em",
            maxWidth: 420,
          }}
        >
          {translate("markethall.shell.login.claim")}
        </Typography>
        <Arcade />
      </Box>
      <Box
        component="main"
        sx={{ display: "flex", flexDirection: "column", p: { xs: 2, sm: 3 }, minWidth: 0 }}
      >
        <Box sx={{ display: "flex", justifyContent: "flex-end", gap: 0.5 }}>
          <LanguageSwitch />
          <ThemeSwitch />
        </Box>
        {/* On a phone the form stays at the top when the page grows below it. */}
        <Box sx={{ flex: 1, display: "grid", placeItems: { xs: "start center", md: "center" } }}>
          <Box sx={{ width: "100%", maxWidth: 380, pb: 6 }}>
            <Box sx={{ display: { md: "none" }, mb: 2 }}>
              <Logo size={40} />
            </Box>
            <Typography variant="h1">{title}</Typography>
            {lead && (
              <Typography color="text.secondary" sx={{ mt: 0.5, mb: 2 }}>
                {lead}
              </Typography>
            )}
            {children}
          </Box>
        </Box>
      </Box>
    </Box>
  );
}
