import Box from "@mui/material/Box";
import type { ReactNode } from "react";

interface Props {
  /** `First {firstNum} {unit} for {firstPrice}`: what stands in braces is one of the parts, each of them once. */
  text: string;
  parts: Readonly<Record<string, ReactNode>>;
}
const nameIn = (piece: string) => /^\{(\w+)\}$/.exec(piece)?.[1];

/** A sentence with inputs in it, in the order that its language gives them. */
export function Sentence({ text, parts }: Props) {
  const pieces = text
    .split(/(\{\w+\})/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== "");
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1, rowGap: 1, lineHeight: 1.6 }}>
      {pieces.map((piece) => (
        // A comma stands close to what is before it.
        <Box component="span" key={piece} sx={/^[,，;；]/.test(piece) ? { ml: -0.75 } : undefined}>
          {parts[nameIn(piece) ?? ""] ?? piece}
        </Box>
      ))}
    </Box>
  );
}
