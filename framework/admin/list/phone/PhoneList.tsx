import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import { lengths, tokens } from "../../theme/tokens.ts";
import { weights } from "../../theme/typography.ts";

const bones = [1, 2, 3, 4, 5, 6, 7];
const boneHeight = 66;

/** The rows of a list on a phone. */
export const PhoneList = styled("ul", { name: "PhoneRows" })(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: "none",
  "& li": {
    position: "relative",
    display: "flex",
    gap: 12,
    padding: "10px 4px 10px 12px",
    borderBottom: `1px solid ${tokens.line}`,
    ...theme.typography.body2,
    lineHeight: 1.35,
  },
  "& li.selected": { backgroundColor: tokens.accentSoft },
  "& .end button": { width: lengths.touch, height: lengths.touch, marginBlock: "-8px -12px" },
  // Rows that are scrolled out of sight are not laid out: a tree is not divided into pages.
  "&.tree li": {
    contentVisibility: "auto",
    containIntrinsicSize: "auto 60px",
    paddingInlineStart: 0,
  },
  "&.tree .end": { justifyContent: "center" },
  "&.tree .end button": { marginBlock: -4 },
  "& .stem": { display: "flex", alignItems: "center", flexShrink: 0, marginInlineEnd: -8 },
  "& .about": { flex: 1, minWidth: 0, display: "flex", flexDirection: "column", gap: 3 },
  // A name alone is in the middle of its row.
  "& .about:not(:has(.facts, .state))": { justifyContent: "center" },
  // The amount is above the menu's button, so that the other lines need not leave space for it.
  "& .head": { display: "flex", alignItems: "center", gap: 8, marginInlineEnd: -4 },
  "& li:has(.end button) .head": { marginInlineEnd: -48 },
  // Every line is a single one, so that rows of a list have the same height.
  "& .name": {
    flex: 1,
    minWidth: 0,
    fontSize: 15,
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
  },
  "& .name > a, & .name > b": {
    color: tokens.ink,
    fontWeight: weights.strong,
    textDecoration: "none",
    marginInlineEnd: 8,
  },
  // The whole row is the link; what else can be pressed is above it.
  // A link without text covers the row and takes no line of its own.
  "& .name > a:empty": { position: "absolute", inset: 0, marginInlineEnd: 0 },
  "& .name > a::after": { content: '""', position: "absolute", inset: 0 },
  "& .name > a:focus-visible": { outline: "none" },
  "& .name > a:focus-visible::after": { outline: `2px solid ${tokens.focus}`, outlineOffset: -2 },
  "& button, & .MuiCheckbox-root, & .state a": { position: "relative", zIndex: 1 },
  // A link in a line of text is too small for a thumb: what is touched there is the row.
  "& .facts a, & .name b a": { color: "inherit", textDecoration: "none", pointerEvents: "none" },
  "& .who": { color: tokens.ink2 },
  // One line: a fact that does not fit wraps into the hidden second one.
  "& .facts": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    height: "1.4em",
    overflow: "hidden",
    color: tokens.ink2,
  },
  "& .facts > span": {
    maxWidth: "100%",
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
  },
  "& .facts > span + span::before": { content: '"\\00a0·\\00a0"' },
  // Pictures of other records are higher than a line of text; what wraps below them is hidden.
  "& .facts:has([role=img])": { height: 30, alignContent: "flex-start" },
  "& .facts:has([role=img]) > span": { display: "flex", alignItems: "center", height: 30 },
  // The row has its own picture.
  "& .facts img:not([role=img] img)": { display: "none !important" },
  "& .state": { display: "flex", alignItems: "center", gap: 10, minHeight: 20, minWidth: 0 },
  // A long state gives way to the time.
  "& .state > *": { minWidth: 0 },
  "& .state > .time": {
    flexShrink: 0,
    maxWidth: "70%",
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    color: tokens.ink2,
  },
  // A row without facts is as high as the others of its list.
  "&:has(.facts) .about:has(.state)": { minHeight: 65 },
  "& .end": {
    flexShrink: 0,
    display: "flex",
    flexDirection: "column",
    alignItems: "flex-end",
    justifyContent: "flex-end",
  },
  "& .amount": {
    flexShrink: 0,
    fontSize: 15,
    fontWeight: weights.strong,
    fontVariantNumeric: "tabular-nums",
  },
}));

/** The rows of a list on a phone while they load. */
export const PhoneSkeleton = () => (
  <PhoneList aria-hidden="true">
    {bones.map((bone) => (
      <li key={bone}>
        <Skeleton variant="rounded" width="100%" height={boneHeight} />
      </li>
    ))}
  </PhoneList>
);
