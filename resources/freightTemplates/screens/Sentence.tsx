import Box from "@mui/material/Box";
import type { ReactNode } from "react";

interface Props {
  /** `First {firstNum} {unit} for {firstPrice}`: what stands in braces is one of the parts. */
  text: string;
  parts: Readonly<Record<string, ReactNode>>;
}

/** A sentence with inputs in it, in the order that its language gives them. */
export const Sentence = ({ text, parts }: Props) => (
  <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1, rowGap: 1, lineHeight: 1.6 }}>
    {text.split(/(\{\w+\})/).map((piece, place) => {
      const name = /^\{(\w+)\}$/.exec(piece)?.[1];
      const shown = name === undefined ? piece.trim() : parts[name];
      // Pieces of a sentence have no names but their places.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      return shown ? (
        <Box component="span" key={place} sx={/^[,，;；]/.test(piece.trim()) ? { ml: -0.75 } : undefined}>
          {shown}
        </Box>
      ) : null;
    })}
  </Box>
);
