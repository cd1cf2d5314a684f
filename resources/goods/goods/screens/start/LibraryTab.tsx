import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { RecordBox } from "../../../../../framework/admin/input/reference/RecordBox.tsx";
import type { Option } from "../../../../../framework/admin/input/reference/useOptions.ts";
import { SearchBox } from "../../../../../framework/admin/list/filter/SearchBox.tsx";
import { GoodsGrid } from "../../../picker/GoodsGrid.tsx";
import { usePage } from "../../../picker/usePage.ts";
import type { TabProps } from "../../../picker/useSelection.ts";

/** Selects one product of the platform's library. */
export function LibraryTab(props: TabProps) {
  const translate = useTranslate();
  const [text, setText] = useState("");
  /** A category, including its descendants. */
  const [category, setCategory] = useState<Option | null>(null);
  const filter = {
    ...(text && { title_contains: text }),
    ...(category && { category_under: category.id }),
  };
  const page = usePage("libraryGoods", filter, {
    perPage: 20,
    sort: { field: "id", order: "DESC" },
  });
  return (
    <>
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: "wrap", gap: 1.5, pb: 1.5, alignItems: "center" }}
      >
        <SearchBox value={text} onSearch={setText} />
        <Box sx={{ width: { xs: "100%", sm: 280 } }}>
          <RecordBox
            target="categories"
            label={translate("resources.libraryGoods.fields.category")}
            value={category}
            onChange={setCategory}
          />
        </Box>
      </Stack>
      <GoodsGrid
        {...props}
        page={page}
        label={translate("resources.goods.screen.start.library")}
        empty={translate("resources.goods.screen.start.nothing")}
      />
    </>
  );
}
