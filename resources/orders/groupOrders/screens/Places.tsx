import { styled } from "@mui/material/styles";
import { type GroupDisplay, getGroupTone } from "./group.ts";

const Root = styled("span")({
  display: "inline-grid",
  gap: 2,
  width: 56,
  maxWidth: "100%",
  overflow: "hidden",
  lineHeight: 1.3,
  fontVariantNumeric: "tabular-nums",
  textAlign: "start",
  // In a line of facts the bar would take the place of a word.
  ".facts &": { width: "auto" },
  ".facts & > span + span": { display: "none" },
});
const Bar = styled("span")(({ theme }) => ({
  display: "block",
  height: 4,
  borderRadius: 2,
  overflow: "hidden",
  backgroundColor: (theme.vars ?? theme).palette.action.selected,
  "& > span": { display: "block", height: "100%" },
}));

/** Number of members who have joined, of the number required. */
export const Places: GroupDisplay = ({ record }) => {
  const { haveNum, groupNum, status } = record;
  return (
    <Root>
      <span>
        {haveNum} / {groupNum}
      </span>
      <Bar aria-hidden>
        <Filled
          filled={(haveNum ?? 0) / (groupNum ?? 1)}
          tone={getGroupTone(status ?? "ongoing")}
        />
      </Bar>
    </Root>
  );
};
const Filled = styled("span", {
  shouldForwardProp: (name) => name !== "filled" && name !== "tone",
})<{
  filled: number;
  tone: ReturnType<typeof getGroupTone>;
}>(({ theme, filled, tone }) => ({
  width: `${Math.min(100, Math.round(filled * 100))}%`,
  backgroundColor: tone === "neutral" ? theme.palette.text.secondary : theme.palette[tone].main,
}));
