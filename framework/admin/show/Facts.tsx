import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { sideBySide } from "./sideBySide.ts";

/** Names and values, above each other. */
const List = styled("dl")(({ theme }) => ({
  ...theme.typography.body2,
  display: "grid",
  gridTemplateColumns: "minmax(96px, max-content) minmax(0, 1fr)",
  gap: "6px 16px",
  margin: 0,
  "& > div": { display: "contents" },
  "& dt": { color: (theme.vars ?? theme).palette.text.secondary },
  "& a": { color: (theme.vars ?? theme).palette.primary.main },
  "& dd": { margin: 0, overflowWrap: "anywhere" },
  [theme.breakpoints.down("sm")]: {
    gridTemplateColumns: "minmax(0, 1fr)",
    "& > div": sideBySide,
  },
}));
/** Leaves out empty values. */
export const Facts = ({
  facts,
}: {
  facts: readonly (readonly [name: string, value: ReactNode])[];
}) => (
  <List>
    {facts
      .filter(([, value]) => value !== null && value !== undefined && value !== "")
      .map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </List>
);
