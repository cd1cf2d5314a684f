import Box from "@mui/material/Box";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import { RecordContextProvider } from "react-admin";
import { formatMoney } from "../../../framework/admin/display/format.ts";
import { noValue } from "../../../framework/admin/display/noValue.ts";
import type { DisplayComponent } from "../../../framework/admin/resources.tsx";
import { GoodsPicture } from "./GoodsPicture.tsx";
import { OffSale } from "./OffSale.tsx";
import type { PickedGoods } from "./picked.ts";
import { useGoods } from "./useGoods.ts";
import { useTitle } from "./useTitle.ts";

const maxShown = 6;

/**
 * The products of a row: in a cell, pictures of the first ones with their names as labels; on a
 * page, all of them with names and prices.
 */
export const GoodsThumbnails: DisplayComponent = ({ record, name, page = false }) => (
  <RecordContextProvider value={record}>
    <Thumbnails ids={[record[name]].flat()} source={name} page={page} />
  </RecordContextProvider>
);

function Thumbnails({
  ids,
  source,
  page,
}: {
  ids: readonly unknown[];
  source: string;
  page: boolean;
}) {
  const { formatTitle } = useTitle();
  const all = ids.filter((id): id is number => typeof id === "number");
  const { goods, isOff } = useGoods(page ? all : all.slice(0, maxShown), source);
  if (goods.length === 0) return noValue;
  if (page) return <Cards goods={goods} isOff={isOff} />;
  return (
    <Box
      component="span"
      sx={{ display: "inline-flex", alignItems: "center", gap: 0.5, verticalAlign: "middle" }}
    >
      {goods.map((one) => (
        <Tooltip key={one.id} title={formatTitle(one.title)}>
          <Box
            component="span"
            role="img"
            aria-label={formatTitle(one.title)}
            sx={{ display: "inline-flex" }}
          >
            <GoodsPicture address={one.mainImg} size={32} />
          </Box>
        </Tooltip>
      ))}
      {all.length > maxShown && <span>+{all.length - maxShown}</span>}
    </Box>
  );
}

function Cards({
  goods,
  isOff,
}: {
  goods: readonly PickedGoods[];
  isOff: (id: number) => boolean;
}) {
  const { formatTitle } = useTitle();
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        mt: 0.5,
        p: 0,
        listStyle: "none",
        display: "grid",
        gridTemplateColumns: "repeat(auto-fill, minmax(240px, 1fr))",
        gap: 1,
      }}
    >
      {goods.map((one) => (
        <Box
          component="li"
          key={one.id}
          sx={{ display: "flex", alignItems: "center", gap: 1, minWidth: 0 }}
        >
          <GoodsPicture address={one.mainImg} size={44} />
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="body2" sx={{ overflowWrap: "anywhere" }}>
              {formatTitle(one.title)}
              {isOff(one.id) && <OffSale />}
            </Typography>
            {one.price !== null && (
              <Typography variant="body2" color="text.secondary">
                {formatMoney(one.price)}
              </Typography>
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
