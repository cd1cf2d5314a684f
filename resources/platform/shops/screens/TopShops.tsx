import Box from "@mui/material/Box";
import MuiLink from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import { useQuery } from "@tanstack/react-query";
import { useTranslate } from "react-admin";
import { Link } from "react-router";
import { AllButton } from "../../../../framework/admin/dashboard/AllButton.tsx";
import { Panel } from "../../../../framework/admin/dashboard/Panel.tsx";
import { formatMoney } from "../../../../framework/admin/display/format.ts";
import { noValue } from "../../../../framework/admin/display/noValue.ts";
import { toPath } from "../../../../framework/admin/paths.ts";
import { useAdminProvider } from "../../../../framework/admin/resources.tsx";
import { tokens } from "../../../../framework/admin/theme/tokens.ts";
import { weights } from "../../../../framework/admin/theme/typography.ts";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { shops } from "../shops.ts";

const Figures = styled("table")({
  width: "100%",
  minWidth: 520,
  borderCollapse: "collapse",
  fontVariantNumeric: "tabular-nums",
  "& th, & td": { padding: "8px 8px", textAlign: "right", whiteSpace: "nowrap" },
  "& th:first-of-type": { textAlign: "left", paddingLeft: 16 },
  "& td:last-of-type, & th:last-of-type": { paddingRight: 16 },
  "& thead th": {
    fontSize: "0.75rem",
    fontWeight: weights.medium,
    color: tokens.ink2,
    backgroundColor: tokens.sunken,
  },
  "& tbody th": { fontWeight: weights.medium },
  "& tr": { borderTop: `1px solid ${tokens.line}` },
});
const columns = ["recentOrders", "recentSales", "rating", "openDisputes", "balance"] as const;

/** The shops that sold for most in the last 30 days, with what the platform watches of them. */
export function TopShops() {
  const translate = useTranslate();
  const messages = useResourceMessages(shops);
  const provider = useAdminProvider();
  const t = (key: string) => translate(`resources.shops.screen.dashboard.${key}`);
  const query = useQuery({
    queryKey: [shops.name, "top"],
    queryFn: () => provider.runCall("shops", "getTop", {}),
    refetchOnMount: "always",
  });
  const list = query.data?.list ?? [];
  return (
    <Panel
      title={t("title")}
      note={t("period")}
      query={query}
      height={232}
      tools={<AllButton to={toPath(shops, "list")} />}
    >
      {list.length === 0 ? (
        <Box sx={{ px: 2, pb: 2, color: tokens.ink2 }}>
          {translate("framework.dashboard.empty")}
        </Box>
      ) : (
        // A region that scrolls must be reached by the keyboard.
        <Box role="group" aria-label={t("title")} tabIndex={0} sx={{ overflowX: "auto" }}>
          <Figures>
            <thead>
              <tr>
                <th scope="col">{messages.field("name")}</th>
                {columns.map((name) => (
                  <th key={name} scope="col">
                    {messages.field(name)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {list.map((shop) => (
                <tr key={shop.id}>
                  <th scope="row">
                    <MuiLink
                      component={Link}
                      to={toPath(shops, "show", shop.id ?? "")}
                      color="inherit"
                      underline="hover"
                    >
                      {shop.name}
                    </MuiLink>
                    {shop.owner && (
                      <Box component="span" sx={{ color: tokens.ink2 }}>{` · ${shop.owner}`}</Box>
                    )}
                  </th>
                  <td>{shop.recentOrders}</td>
                  <td>{formatMoney(shop.recentSales)}</td>
                  <td>{shop.rating?.toFixed(1) ?? noValue}</td>
                  <td>{shop.openDisputes}</td>
                  <td>{formatMoney(shop.balance)}</td>
                </tr>
              ))}
            </tbody>
          </Figures>
        </Box>
      )}
    </Panel>
  );
}
