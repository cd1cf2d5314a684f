import ButtonBase from "@mui/material/ButtonBase";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useFormat } from "../../../../framework/admin/display/useFormat.ts";
import { reveal } from "../../../../framework/admin/form/reveal.ts";
import { tokens } from "../../../../framework/admin/theme/tokens.ts";
import { weights } from "../../../../framework/admin/theme/typography.ts";

/** A value of the sentence; in a form it leads to its field. */
function Token({ text, field, isTyped }: { text: string; field: string; isTyped: boolean }) {
  const sx = {
    px: 0.75,
    borderRadius: 0.75,
    font: "inherit",
    fontWeight: weights.strong,
    color: "primary.main",
    backgroundColor: "action.selected",
    borderBottom: `2px solid ${tokens.line}`,
    verticalAlign: "baseline",
  };
  if (!isTyped)
    return (
      <Typography component="span" sx={sx}>
        {text}
      </Typography>
    );
  return (
    <ButtonBase
      onClick={({ currentTarget }) => reveal(currentTarget.closest("form"), field)}
      sx={{ ...sx, minWidth: { xs: 44, sm: 0 }, minHeight: { xs: 44, sm: 0 } }}
    >
      {text}
    </ButtonBase>
  );
}

/** The values of a sentence by their names, each with the field that it leads to. */
export type Parts = Readonly<Record<string, { text: string; field: string }>>;

/** Splits a text at its `{name}`s. */
const split = (text: string): string[] => text.split(/(\{\w+\})/).filter(Boolean);

/** Sentences whose `{name}`s are values; in a form each leads to its field. */
export function TokenSentence({
  texts,
  parts,
  isTyped,
}: {
  texts: readonly string[];
  parts: Parts;
  isTyped: boolean;
}) {
  const { locale } = useFormat();
  const render = (piece: string, place: number): ReactNode => {
    const part = parts[piece.slice(1, -1)];
    return part && piece.startsWith("{") ? (
      <Token key={place} {...part} isTyped={isTyped} />
    ) : (
      piece
    );
  };
  return (
    <Typography sx={{ fontSize: { xs: 16, sm: 20 }, lineHeight: 1.8 }}>
      {split(texts.join(locale.startsWith("zh") ? "" : " ")).map(render)}
    </Typography>
  );
}
