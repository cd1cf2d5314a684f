import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { Arches } from "../../../../core/theme/Arches.tsx";
import { defaultAccent, tokens } from "../../../../framework/admin/theme/tokens.ts";
import { weights } from "../../../../framework/admin/theme/typography.ts";

/** Text of less weight on the coloured card. */
export const quiet = `color-mix(in srgb, ${tokens.onBar} 78%, transparent)`;

interface Props {
  /** The accessible name of the card. */
  name: string;
  label: string;
  value: string;
  /** Opposite the label. */
  tools?: ReactNode;
  children?: ReactNode;
}

/** The coloured card of the dashboard with an amount of money before the arches. */
export const MoneyCard = ({ name, label, value, tools, children }: Props) => (
  <Card
    component="section"
    aria-label={name}
    sx={{
      position: "relative",
      overflow: "hidden",
      p: 2,
      color: tokens.onBar,
      background: `linear-gradient(150deg, ${defaultAccent.light}, ${tokens.bar})`,
    }}
  >
    <Box
      aria-hidden="true"
      sx={{
        position: "absolute",
        right: 16,
        top: 40,
        width: 112,
        "& svg": { color: tokens.onBar, opacity: 0.35 },
      }}
    >
      <Arches />
    </Box>
    <Box sx={{ position: "relative" }}>
      <Box sx={{ display: "flex", justifyContent: "space-between" }}>
        <Typography variant="body2" component="h2" sx={{ color: quiet }}>
          {label}
        </Typography>
        {tools}
      </Box>
      <Typography
        component="p"
        sx={{
          fontSize: "1.75rem",
          lineHeight: "36px",
          fontWeight: weights.title,
          letterSpacing: "-0.018em",
          fontVariantNumeric: "tabular-nums",
        }}
      >
        {value}
      </Typography>
      {children}
    </Box>
  </Card>
);
