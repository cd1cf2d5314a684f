import { styled } from "@mui/material/styles";
import { useTranslate } from "react-admin";
import type { Resource } from "../../schema/index.ts";
import type { KeyName } from "../keys/bindings.ts";
import { bindings } from "../keys/bindings.ts";
import { KeyCap } from "../keys/KeyCap.tsx";
import { setKeySheetOpen } from "../keys/keySheet.ts";
import { toCaps } from "../keys/toCaps.ts";
import { tokens } from "../theme/tokens.ts";
import { useSelectable } from "./bulk/useSelectable.ts";

const Hints = styled("span")(({ theme }) => ({
  display: "none",
  [theme.breakpoints.up("lg")]: { display: "flex", alignItems: "center", gap: 6 },
  "@media (pointer: coarse)": { display: "none" },
  "& button": {
    all: "unset",
    cursor: "pointer",
    borderRadius: 4,
    "&:hover": { color: tokens.ink, textDecoration: "underline" },
    "&:focus-visible": { outline: `2px solid ${tokens.focus}`, outlineOffset: 2 },
  },
}));
const hints: readonly (readonly [hint: string, keys: readonly KeyName[]])[] = [
  ["move", ["nextRecord", "previousRecord"]],
  ["select", ["select"]],
  ["open", ["open"]],
];
const Caps = ({ names }: { names: readonly KeyName[] }) =>
  names
    .flatMap((name) => toCaps(bindings[name].keys[0]))
    .map((key) => <KeyCap key={key}>{key}</KeyCap>);

/** The most important keys of a list, below its rows, and a button that lists all. */
export function KeyHints({ resource }: { resource: Resource }) {
  const translate = useTranslate();
  const selectable = useSelectable(resource);
  return (
    <Hints>
      {hints
        .filter(([hint]) => hint !== "select" || selectable)
        .map(([hint, names]) => (
          <span key={hint} aria-hidden="true">
            <Caps names={names} /> {translate(`framework.list.hints.${hint}`)}
          </span>
        ))}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="?"
        onClick={() => setKeySheetOpen(true)}
      >
        <Caps names={["help"]} /> {translate("framework.list.hints.help")}
      </button>
    </Hints>
  );
}
