import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { useTranslate } from "react-admin";
import { CopyButton } from "../show/CopyButton.tsx";

/** The longest number that people read as it is. */
const longest = 12;
const tail = 6;

/** Shortens a long number to its last digits, which differ most: "…266504". */
export const shortenNumber = (number: string): string =>
  number.length > longest ? `…${number.slice(-tail)}` : number;

interface Props {
  number: string;
  /** Renders the shortened number, for example as a link; by default as text. */
  children?: (text: string) => ReactNode;
}
/**
 * A long reference by its last digits, in lists and beside what people read first. The whole number
 * is shown on hover, and copied by a button, which in lists appears with the pointer or the focus.
 *
 * @example
 * ```tsx
 * const Reference = () => <LongNumber number="20261127045421602223" />;
 * ```
 */
export function LongNumber({ number, children }: Props) {
  const translate = useTranslate();
  const text = shortenNumber(number);
  if (text === number) return children ? children(text) : text;
  return (
    <Box
      component="span"
      title={number}
      sx={{
        display: "inline-flex",
        alignItems: "center",
        gap: 0.25,
        fontVariantNumeric: "tabular-nums",
        "& > button": { p: 0.25, opacity: 0, "& svg": { fontSize: 14 } },
        // A page has space for the button; a row of a phone is itself what can be pressed.
        "dd & > button": { opacity: 1 },
        "li & > button": { display: "none" },
        "&:hover > button, tr:hover & > button, &:focus-within > button": { opacity: 1 },
      }}
    >
      {children ? children(text) : text}
      <CopyButton text={number} label={translate("framework.action.copy", { field: number })} />
    </Box>
  );
}
