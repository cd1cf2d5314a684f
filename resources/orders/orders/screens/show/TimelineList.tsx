import { styled } from "@mui/material/styles";
import { Moment } from "../../../../../framework/admin/display/Moment.tsx";

/** A timeline of events, above each other. */
export const TimelineList = styled("ol")(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    ...theme.typography.body2,
    listStyle: "none",
    margin: 0,
    padding: "0 0 0 18px",
    "& li": { position: "relative", paddingBottom: 14, overflowWrap: "anywhere" },
    "& li::before": {
      content: '""',
      position: "absolute",
      left: -18,
      top: 6,
      width: 9,
      height: 9,
      borderRadius: "50%",
      backgroundColor: palette.primary.main,
    },
    "& li:not(:last-of-type)::after": {
      content: '""',
      position: "absolute",
      left: -14,
      top: 18,
      bottom: -4,
      width: 1,
      backgroundColor: palette.divider,
    },
    "& strong": { fontWeight: 600 },
    "& small": {
      display: "block",
      color: palette.text.secondary,
      fontSize: theme.typography.caption.fontSize,
    },
    "& p": { margin: "2px 0", whiteSpace: "pre-wrap" },
  };
});

interface WhenProps {
  at: string;
  /** The kind of actor, and the name; the system has none. */
  by: string;
  name: string | null;
}
/** The time and the actor of an event. */
export function TimelineByline({ at, by, name }: WhenProps) {
  return (
    <small>
      <Moment at={at} /> · {[by, name].filter(Boolean).join(" · ")}
    </small>
  );
}
