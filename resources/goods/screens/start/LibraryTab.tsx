import Autocomplete from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { type Option, useOptions } from "../../../../framework/admin/input/reference/useOptions.ts";
import { SearchBox } from "../../../../framework/admin/list/filter/SearchBox.tsx";
import { GoodsCard } from "../../../picker/GoodsCard.tsx";
import { Paged } from "../../../picker/Paged.tsx";
import { goodsOf } from "../../../picker/picked.ts";
import { usePage } from "../../../picker/usePage.ts";
import { useRoving } from "../../../picker/useRoving.ts";

interface Props {
  chosen: number | null;
  onChoose: (id: number | null) => void;
  onFinish: (id: number) => void;
}
/** The platform's library, to pick one product from. */
export function LibraryTab({ chosen, onChoose, onFinish }: Props) {
  const translate = useTranslate();
  const [text, setText] = useState("");
  const [category, setCategory] = useState<Option | null>(null);
  const roving = useRoving<HTMLDivElement>();
  const filter = { ...(text && { title_contains: text }), ...(category && { category_under: category.id }) };
  const page = usePage("libraryGoods", filter, { perPage: 20, sort: { field: "id", order: "DESC" } });
  const all = page.rows.map(goodsOf);
  const entry = Math.max(
    0,
    all.findIndex(({ id }) => id === chosen),
  );
  return (
    <>
      <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 1.5, pb: 1.5, alignItems: "center" }}>
        <SearchBox value={text} onSearch={setText} />
        <CategoryFilter chosen={category} onChange={setCategory} />
      </Stack>
      <Paged page={page} empty={translate("markethall.goods.start.nothing")}>
        <Box
          {...roving}
          role="listbox"
          aria-label={translate("markethall.goods.start.library")}
          sx={{
            display: "grid",
            gridTemplateColumns: { xs: "repeat(2, minmax(0, 1fr))", sm: "repeat(auto-fill, minmax(168px, 1fr))" },
            gap: 1.25,
          }}
        >
          {all.map((goods, place) => (
            <GoodsCard
              key={goods.id}
              goods={goods}
              first={place === entry}
              chosen={goods.id === chosen}
              disabled={false}
              onToggle={() => onChoose(goods.id === chosen ? null : goods.id)}
              onFinish={() => onFinish(goods.id)}
            />
          ))}
        </Box>
      </Paged>
    </>
  );
}

/** A category, with all that stands below it. */
function CategoryFilter({ chosen, onChange }: { chosen: Option | null; onChange: (category: Option | null) => void }) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState("");
  const { options, loading, onScroll } = useOptions("categories", open, text);
  return (
    <Autocomplete
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={options}
      loading={loading}
      loadingText={translate("markethall.form.searching")}
      noOptionsText={translate("markethall.form.nothingFound")}
      openText={translate("markethall.form.openList")}
      closeText={translate("ra.action.close")}
      clearText={translate("ra.action.clear_input_value")}
      value={chosen}
      onChange={(_, next) => onChange(next)}
      onInputChange={(_, next, reason) => setText(reason === "input" ? next : "")}
      filterOptions={(found) => found}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      slotProps={{ listbox: { onScroll } }}
      sx={{ width: { xs: "100%", sm: 280 } }}
      renderInput={(input) => (
        <TextField {...input} margin="none" label={translate("resources.libraryGoods.fields.category")} />
      )}
    />
  );
}
