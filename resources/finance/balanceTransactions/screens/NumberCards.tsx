import Card from "@mui/material/Card";
import CardActionArea from "@mui/material/CardActionArea";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";
import { Link } from "react-router-dom";
import { formatMoney } from "../../../../framework/admin/display/format.ts";

export interface NumberCard {
  name: string;
  label: string;
  /** Cents; null while loading. */
  value: number | null;
  /** The lines that it sums; null where the actor may not read them. */
  to: string | null;
}
/** Amounts above a list, each linked to the lines that it sums. */
export function NumberCards({ cards }: { cards: readonly NumberCard[] }) {
  const translate = useTranslate();
  return (
    <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: "wrap" }}>
      {cards.map(({ name, label, value, to }) => {
        const content = (
          <Stack sx={{ px: 2, py: 1.25 }}>
            <Typography variant="body2" color="text.secondary">
              {label}
            </Typography>
            <Typography
              variant="h4"
              component="p"
              noWrap
              sx={{ fontVariantNumeric: "tabular-nums" }}
            >
              {value === null ? <Skeleton width={90} /> : formatMoney(value)}
            </Typography>
          </Stack>
        );
        return (
          <Card key={name} variant="outlined" sx={{ flex: "1 1 140px", maxWidth: { sm: 280 } }}>
            {to ? (
              <CardActionArea
                component={Link}
                to={to}
                title={translate("resources.withdrawAccounts.screen.lines")}
              >
                {content}
              </CardActionArea>
            ) : (
              content
            )}
          </Card>
        );
      })}
    </Stack>
  );
}
