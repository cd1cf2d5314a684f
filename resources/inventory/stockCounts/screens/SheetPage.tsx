import Alert from "@mui/material/Alert";
import { useQuery } from "@tanstack/react-query";
import { Loading, Title } from "react-admin";
import { useSearchParams } from "react-router";
import { chooseLanguage, isLocalized } from "../../../../framework/admin/display/localized.ts";
import { useFormat } from "../../../../framework/admin/display/useFormat.ts";
import { PrintBar } from "../../../../framework/admin/print/PrintBar.tsx";
import { parseIds } from "../../../../framework/admin/print/paperSizes.ts";
import { Sheets } from "../../../../framework/admin/print/Sheets.tsx";
import { useActor, useAdminProvider } from "../../../../framework/admin/resources.tsx";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { can } from "../../../../framework/schema/index.ts";
import { stockCounts } from "../stockCounts.ts";
import { useCountText } from "./useCountText.ts";

/** The sheet of a count, with a place for each number; nothing says what should be there. */
export function SheetPage() {
  const t = useCountText();
  const { language } = useFormat();
  const messages = useResourceMessages(stockCounts);
  const provider = useAdminProvider();
  const [search] = useSearchParams();
  const [id = 0] = parseIds(search.get("id"));
  const isRequested = can(useActor(), stockCounts, "view") && id > 0;
  const { data, error, isPending } = useQuery({
    queryKey: [stockCounts.name, "printed", id],
    queryFn: () => provider.runCall("stockCounts", "getSheet", { id }),
    enabled: isRequested,
  });
  const list = data?.list ?? [];
  const label = (name: string) => messages.row("lines", name);
  return (
    <>
      <Title title={t("sheet")} />
      <PrintBar print={t("print")} disabled={list.length === 0}>
        {null}
      </PrintBar>
      {error && <Alert severity="error">{error.message}</Alert>}
      {(!isRequested || data?.list.length === 0) && <Alert severity="info">{t("nothing")}</Alert>}
      {isRequested && isPending && <Loading />}
      <Sheets size="a4">
        {data && list.length > 0 && (
          <article>
            <div className="head">
              <div>
                <h1>
                  {t("count")} {data.number}
                </h1>
                <p>{data.warehouse}</p>
              </div>
              <div className="number">{t("lines", { smart_count: list.length })}</div>
            </div>
            <table>
              <thead>
                <tr>
                  <th>{label("locationCode")}</th>
                  <th>{label("goodsName")}</th>
                  <th>{label("skuCode")}</th>
                  <th className="number">{label("counted")}</th>
                </tr>
              </thead>
              <tbody>
                {list.map(({ lineId, locationCode, goodsName, skuName, skuCode }) => (
                  <tr key={lineId}>
                    <td>{locationCode}</td>
                    <td>
                      {[isLocalized(goodsName) && chooseLanguage(goodsName, language), skuName]
                        .filter(Boolean)
                        .join(" · ")}
                    </td>
                    <td>{skuCode}</td>
                    <td className="number">________</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </article>
        )}
      </Sheets>
    </>
  );
}
