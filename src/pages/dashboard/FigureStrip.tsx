import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import { useTranslate } from "react-admin";
import { tokens } from "../../../framework/admin/theme/tokens.ts";
import { CardSlot } from "./CardSlot.tsx";
import type { ShownCard } from "./listCards.ts";

/** On a phone the first figure takes the width, and the others are short below it. */
const phone = {
  "& > :first-of-type": { gridColumn: "1 / -1" },
  "& > :not(:first-of-type) .figure": { p: 1.5 },
  "& > :not(:first-of-type) .value": { fontSize: "1rem", lineHeight: "24px" },
  "& > :not(:first-of-type) .than, & > :not(:first-of-type) .course": { display: "none" },
} as const;

/** The figures of the resources beside each other, at most four in a row. */
export function FigureStrip({ figures }: { figures: readonly ShownCard[] }) {
  const translate = useTranslate();
  const others = Math.max(1, Math.min(3, figures.length - 1));
  return (
    <Card
      component="section"
      aria-label={translate("markethall.shell.dashboard.figures")}
      sx={(theme) => ({
        display: "grid",
        mb: 2,
        gap: "1px",
        gridTemplateColumns: {
          xs: `repeat(${others}, minmax(0, 1fr))`,
          sm: "repeat(2, minmax(0, 1fr))",
          md: `repeat(${Math.min(4, figures.length)}, minmax(0, 1fr))`,
        },
        backgroundColor: tokens.line,
        "& > *": { backgroundColor: tokens.surface, minWidth: 0 },
        [theme.breakpoints.down("sm")]: phone,
      })}
    >
      {figures.map((shown) => (
        <Box key={shown.key}>
          <CardSlot shown={shown} />
        </Box>
      ))}
    </Card>
  );
}
