import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import { useTranslate } from "react-admin";
import { Link } from "react-router-dom";
import { formatMoney } from "../../../../framework/admin/display/format.ts";
import { tokens } from "../../../../framework/admin/theme/tokens.ts";
import { weights } from "../../../../framework/admin/theme/typography.ts";

export interface NumberCard {
  name: string;
  label: string;
  /** Cents; null while loading. */
  value: number | null;
  /** The lines that it sums; null where the actor may not read them. */
  to: string | null;
}
/** Amounts in one line above a list, each linked to the lines that it sums. */
export function NumberCards({ cards }: { cards: readonly NumberCard[] }) {
  const translate = useTranslate();
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{
        flexWrap: "wrap",
        columnGap: 3,
        typography: "body2",
        color: tokens.ink2,
        "& a": { color: "inherit", textDecoration: "none" },
        "& a:hover": { textDecoration: "underline" },
        "@media (pointer: coarse)": { "& a": { minHeight: 44 } },
      }}
    >
      {cards.map(({ name, label, value, to }) => {
        const content = (
          <>
            {label}
            <Box
              component="span"
              sx={{
                ml: 0.75,
                color: tokens.ink,
                fontWeight: weights.strong,
                fontVariantNumeric: "tabular-nums",
              }}
            >
              {value === null ? <Skeleton width={70} /> : formatMoney(value)}
            </Box>
          </>
        );
        const shared = { display: "inline-flex", alignItems: "center" } as const;
        return to ? (
          <Link
            key={name}
            to={to}
            title={translate("resources.withdrawAccounts.screen.lines")}
            style={shared}
          >
            {content}
          </Link>
        ) : (
          <span key={name} style={shared}>
            {content}
          </span>
        );
      })}
    </Stack>
  );
}
