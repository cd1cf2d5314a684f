import Box from "@mui/material/Box";
import type { ReactNode } from "react";

interface Props {
  /**
   * `{firstPrice} for {firstNum} {unit},|then …`: braces name one of the parts, a bar marks a
   * possible line break.
   */
  text: string;
  parts: Readonly<Record<string, ReactNode>>;
}
const nameIn = (piece: string) => /^\{(\w+)\}$/.exec(piece)?.[1];
const splitPieces = (clause: string) =>
  clause
    .split(/(\{\w+\})/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== "");

/** A sentence with inputs in it, in the word order of its language. */
export const Sentence = ({ text, parts }: Props) => (
  <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, lineHeight: 1.6 }}>
    {text.split("|").map((clause) => (
      <Box key={clause} sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
        {splitPieces(clause).map((piece) => (
          // Moves a comma close to the preceding part.
          <Box component="span" key={piece} sx={/^[,，;；]/.test(piece) ? { ml: -1 } : undefined}>
            {parts[nameIn(piece) ?? ""] ?? piece}
          </Box>
        ))}
      </Box>
    ))}
  </Box>
);
