import Box from "@mui/material/Box";
import Tooltip from "@mui/material/Tooltip";
import { RecordContextProvider } from "react-admin";
import type { DisplayComponent } from "../../framework/admin/resources.tsx";
import { GoodsPicture } from "./GoodsPicture.tsx";
import { useGoods } from "./useGoods.ts";
import { useTitle } from "./useTitle.ts";

const most = 6;

/** The pictures of the first products of a row, each saying its name. */
export const GoodsThumbnails: DisplayComponent = ({ record, name }) => (
  <RecordContextProvider value={record}>
    <Thumbnails ids={[record[name]].flat()} source={name} />
  </RecordContextProvider>
);

function Thumbnails({ ids, source }: { ids: readonly unknown[]; source: string }) {
  const { said } = useTitle();
  const all = ids.filter((id): id is number => typeof id === "number");
  const { goods } = useGoods(all.slice(0, most), source);
  if (goods.length === 0) return "—";
  return (
    <Box component="span" sx={{ display: "inline-flex", alignItems: "center", gap: 0.5 }}>
      {goods.map((one) => (
        <Tooltip key={one.id} title={said(one.title)}>
          <Box component="span" role="img" aria-label={said(one.title)} sx={{ display: "inline-flex" }}>
            <GoodsPicture address={one.mainImg} size={32} />
          </Box>
        </Tooltip>
      ))}
      {all.length > most && <span>+{all.length - most}</span>}
    </Box>
  );
}
