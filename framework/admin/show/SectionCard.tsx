import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

interface Props {
  title: string;
  /** Opposite the title: a button, a link or a state. */
  tool?: ReactNode;
  children: ReactNode;
}
/** The card of a section, named by its title. */
export const SectionCard = ({ title, tool, children }: Props) => (
  <Card component="section" variant="outlined" aria-label={title} sx={{ mb: 2, p: 2, minWidth: 0 }}>
    {/* What does not fit beside the title has a row of its own. */}
    <Box
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: 1,
        minHeight: 24,
        mb: 1.25,
      }}
    >
      <Typography variant="h5" component="h2" sx={{ flex: "1 1 auto", minWidth: 0 }}>
        {title}
      </Typography>
      {tool}
    </Box>
    {children}
  </Card>
);
