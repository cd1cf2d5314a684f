import { styled } from "@mui/material/styles";
import { useTranslate } from "react-admin";
import { KeyCap } from "../keys/KeyCap.tsx";

const Hints = styled("span")(({ theme }) => ({
  display: "none",
  [theme.breakpoints.up("lg")]: { display: "flex", alignItems: "center", gap: 6 },
  "@media (pointer: coarse)": { display: "none" },
}));
const keys = { move: ["J", "K"], select: ["X"], open: ["Enter"], help: ["?"] } as const;

/** The most important keys of a list, below its rows. */
export function KeyHints() {
  const translate = useTranslate();
  return (
    <Hints aria-hidden="true">
      {Object.entries(keys).map(([name, letters]) => (
        <span key={name}>
          {letters.map((letter) => (
            <KeyCap key={letter}>{letter}</KeyCap>
          ))}{" "}
          {translate(`framework.list.hints.${name}`)}
        </span>
      ))}
    </Hints>
  );
}
