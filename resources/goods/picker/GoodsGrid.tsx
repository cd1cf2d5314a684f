import Box from "@mui/material/Box";
import { GoodsCard } from "./GoodsCard.tsx";
import { Paged } from "./Paged.tsx";
import { type GoodsRecord, type LibraryRecord, toPickedGoods } from "./picked.ts";
import type { Page } from "./usePage.ts";
import { useRoving } from "./useRoving.ts";
import type { TabProps } from "./useSelection.ts";

interface Props extends TabProps {
  page: Page<GoodsRecord | LibraryRecord>;
  label: string;
  /** The text of the empty state. */
  empty: string;
}
/** A page of products as selectable cards. */
export function GoodsGrid({ page, label, empty, selection, finish }: Props) {
  const roving = useRoving<HTMLDivElement>();
  const all = page.rows.map(toPickedGoods);
  const entry = Math.max(0, all.findIndex(selection.isChosen));
  return (
    <Paged page={page} empty={empty}>
      <Box
        {...roving}
        role="listbox"
        aria-label={label}
        aria-multiselectable={selection.multiple}
        sx={{
          display: "grid",
          gridTemplateColumns: {
            xs: "repeat(2, minmax(0, 1fr))",
            sm: "repeat(auto-fill, minmax(168px, 1fr))",
          },
          gap: 1.25,
        }}
      >
        {all.map((goods, place) => (
          <GoodsCard
            key={goods.id}
            goods={goods}
            first={place === entry}
            chosen={selection.isChosen(goods)}
            disabled={!selection.mayChoose(goods)}
            onToggle={() => selection.toggle(goods)}
            onFinish={() => (selection.multiple ? selection.toggle(goods) : finish(goods))}
          />
        ))}
      </Box>
    </Paged>
  );
}
