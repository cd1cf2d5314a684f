import Card from "@mui/material/Card";
import CardActionArea from "@mui/material/CardActionArea";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useTranslate } from "react-admin";
import { Link } from "react-router-dom";
import { formatMoney } from "../../framework/admin/display/format.ts";
import { useActor, useAdminProvider } from "../../framework/admin/resources.tsx";
import { mayOpen } from "../../framework/schema/index.ts";
import { pathToLines } from "./pathToLines.ts";
import { statement } from "./statement.ts";

const numbers = ["balance", "pending", "frozen", "total"] as const;
const none: Readonly<Record<string, unknown>> = {};

/** What a shop has. Each number leads to the lines that it counts, for whoever may read them. */
export function AccountCards({ resource, call }: { resource: string; call: string }) {
  const translate = useTranslate();
  const actor = useActor();
  const provider = useAdminProvider();
  const { data } = useQuery({
    queryKey: [resource, "account"],
    queryFn: () => provider.runCall(resource, call, none),
    refetchOnMount: "always",
  });
  const open = mayOpen(actor, statement);
  return (
    <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: "wrap" }}>
      {numbers.map((name) => {
        const label = translate(`resources.withdrawAccounts.screen.account.${name}`);
        const content = (
          <Stack sx={{ px: 2, py: 1.25 }}>
            <Typography variant="body2" color="text.secondary">
              {label}
            </Typography>
            <Typography variant="h4" component="p" noWrap sx={{ fontVariantNumeric: "tabular-nums" }}>
              {data ? formatMoney(Number(data[name] ?? 0)) : <Skeleton width={90} />}
            </Typography>
          </Stack>
        );
        return (
          <Card key={name} variant="outlined" sx={{ flex: "1 1 140px", maxWidth: 280 }}>
            {open ? (
              <CardActionArea
                component={Link}
                to={pathToLines(statement, name === "total" ? {} : { tab: name })}
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
