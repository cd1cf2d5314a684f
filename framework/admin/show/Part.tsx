import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

interface Props {
  title: string;
  tool?: ReactNode;
  children: ReactNode;
}
/** A section of a record's page. */
export const Part = ({ title, tool, children }: Props) => (
  <Card
    component="section"
    variant="outlined"
    aria-label={title}
    sx={{ p: { xs: 2, sm: 2.5 }, minWidth: 0 }}
  >
    <Stack
      direction="row"
      sx={{ justifyContent: "space-between", alignItems: "center", mb: 1.5, minHeight: 32 }}
    >
      <Typography variant="h5" component="h2">
        {title}
      </Typography>
      {tool}
    </Stack>
    {children}
  </Card>
);
