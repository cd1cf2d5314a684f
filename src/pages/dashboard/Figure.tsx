import Box from "@mui/material/Box";
import MuiLink from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { getToneTokens, tokens } from "../../../framework/admin/theme/tokens.ts";
import { weights } from "../../../framework/admin/theme/typography.ts";
import type { Change } from "./compare.ts";
import { Sparkline } from "./Sparkline.tsx";

interface Props {
  label: string;
  value: ReactNode;
  /** The path of the rows that add up to the value. */
  to: string;
  change: Change;
  /** The change as text, such as "18%". */
  changeText: string;
  /** What the value is compared with. */
  than: string;
  /** Whether a higher value is worse. */
  isInverse?: boolean;
  course: readonly number[];
}

const arrows = { up: "↑", down: "↓", same: "" } as const;

/** A figure of the dashboard with its comparison and its course; it opens its rows. */
export function Figure(props: Props) {
  const { label, value, to, change, changeText, than, isInverse = false, course } = props;
  const isGood = (change.direction === "up") !== isInverse;
  const tone = getToneTokens(isGood ? "success" : "error");
  return (
    <Box
      sx={{
        position: "relative",
        display: "flex",
        alignItems: "flex-end",
        gap: 1,
        minWidth: 0,
        p: 2,
        "&:hover": { backgroundColor: tokens.hover },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <MuiLink
          component={Link}
          to={to}
          underline="none"
          sx={{
            display: "block",
            fontWeight: weights.medium,
            color: tokens.ink2,
            "&::after": { content: '""', position: "absolute", inset: 0 },
          }}
        >
          {label}
        </MuiLink>
        <Typography variant="h3" component="p" noWrap sx={{ fontVariantNumeric: "tabular-nums" }}>
          {value}
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: tokens.ink2 }}>
          {change.direction !== "same" && (
            <Box component="span" sx={{ fontWeight: weights.strong, color: tone.text }}>
              {`${arrows[change.direction]} ${changeText}`}
            </Box>
          )}{" "}
          {than}
        </Typography>
      </Box>
      <Box sx={{ display: { xs: "none", sm: "block" } }}>
        <Sparkline figures={course} />
      </Box>
    </Box>
  );
}
