import Alert from "@mui/material/Alert";
import { useQuery } from "@tanstack/react-query";
import { Loading, Title, useTranslate } from "react-admin";
import { useSearchParams } from "react-router";
import { PrintBar } from "../../../../framework/admin/print/PrintBar.tsx";
import { PrintChoice } from "../../../../framework/admin/print/PrintChoice.tsx";
import { parseIds } from "../../../../framework/admin/print/paperSizes.ts";
import type { AdminProvider } from "../../../../framework/admin/provider.ts";
import { useActor, useAdminProvider } from "../../../../framework/admin/resources.tsx";
import { can } from "../../../../framework/schema/index.ts";
import { stockLocations } from "../stockLocations.ts";
import { type Label, LabelSheets, type LabelSize, labelSizes } from "./LabelSheets.tsx";

const chunk = 100;
/** Loads the labels of locations, in the order requested. */
async function readLabels(provider: AdminProvider, ids: readonly number[]): Promise<Label[]> {
  const found = new Map<number, Label>();
  for (let start = 0; start < ids.length; start += chunk) {
    const { data } = await provider.getMany(stockLocations.name, {
      ids: ids.slice(start, start + chunk),
    });
    for (const { id, code, name, _labels } of data)
      found.set(id, {
        id,
        code: code ?? "",
        name: name ?? null,
        warehouse: _labels?.warehouse ?? null,
      });
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** Labels of locations for a label printer; only these are printed. */
export function LabelPage() {
  const translate = useTranslate();
  const t = (key: string) => translate(`resources.stockLocations.screen.${key}`);
  const provider = useAdminProvider();
  const allowed = can(useActor(), stockLocations, "view");
  const [search, setSearch] = useSearchParams();
  const ids = parseIds(search.get("ids"));
  const size = labelSizes.find((one) => one === search.get("size")) ?? "small";
  const isRequested = allowed && ids.length > 0;
  const { data, error, isPending } = useQuery({
    queryKey: [stockLocations.name, "labels", ids],
    queryFn: () => readLabels(provider, ids),
    enabled: isRequested,
  });
  const changeSize = (value: LabelSize) => {
    const next = new URLSearchParams(search);
    next.set("size", value);
    setSearch(next, { replace: true });
  };
  return (
    <>
      <Title title={t("print")} />
      <PrintBar print={t("print")} disabled={!data?.length}>
        <PrintChoice<LabelSize>
          options={labelSizes}
          value={size}
          getName={(one) => t(`sizes.${one}`)}
          label={t("size")}
          onChange={changeSize}
        />
      </PrintBar>
      {error && <Alert severity="error">{error.message}</Alert>}
      {(!isRequested || data?.length === 0) && <Alert severity="info">{t("nothing")}</Alert>}
      {isRequested && isPending && <Loading />}
      <LabelSheets size={size} labels={data ?? []} />
    </>
  );
}
