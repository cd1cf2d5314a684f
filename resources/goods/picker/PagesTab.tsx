import ListItemText from "@mui/material/ListItemText";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { SearchBox } from "../../../framework/admin/list/filter/SearchBox.tsx";
import type { RecordNamed } from "../../../framework/admin/provider.ts";
import { ChoiceList } from "./ChoiceList.tsx";
import { getPagePath } from "./linkItem.ts";
import { type Picked, readTitle } from "./picked.ts";
import { usePage } from "./usePage.ts";
import type { TabProps } from "./useSelection.ts";
import { useTitle } from "./useTitle.ts";

function toPickedPage(record: RecordNamed<"articles">): Extract<Picked, { kind: "pages" }> {
  return {
    kind: "pages",
    id: record.id,
    title: readTitle(record, "title"),
    cateId: record.cateId ?? null,
    cateName: record.cateName ?? "",
    path: getPagePath(record.id),
  };
}

/** The published articles, each a page of the storefront. */
export function PagesTab(props: TabProps) {
  const translate = useTranslate();
  const { formatTitle } = useTitle();
  const [text, setText] = useState("");
  const [category, setCategory] = useState("");
  const filter = {
    status: "shown",
    type: "merchant",
    ...(text && { title_contains: text }),
    ...(category && { cateId: Number(category) }),
  };
  const page = usePage("articles", filter, { perPage: 20, sort: { field: "sort", order: "ASC" } });
  return (
    <>
      <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 1.5, pb: 1.5 }}>
        <CategoryFilter chosen={category} onChange={setCategory} />
        <SearchBox value={text} onSearch={setText} />
      </Stack>
      <ChoiceList
        {...props}
        page={page}
        all={page.rows.map(toPickedPage)}
        label={translate("markethall.picker.pages.list")}
        empty={translate("markethall.picker.pages.empty")}
      >
        {(one) => <ListItemText primary={formatTitle(one.title)} secondary={one.cateName} />}
      </ChoiceList>
    </>
  );
}

function CategoryFilter({ chosen, onChange }: { chosen: string; onChange: (id: string) => void }) {
  const translate = useTranslate();
  const { formatTitle } = useTitle();
  const { rows } = usePage(
    "articleCates",
    { status: "shown" },
    { perPage: 1000, sort: { field: "sort", order: "ASC" } },
  );
  return (
    <TextField
      select
      margin="none"
      label={translate("markethall.picker.pages.category")}
      value={chosen}
      onChange={({ target }) => onChange(target.value)}
      sx={{ width: { xs: "100%", sm: 220 } }}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{translate("markethall.picker.pages.all")}</MenuItem>
      {rows.map((row) => (
        <MenuItem key={row.id} value={String(row.id)}>
          {formatTitle(readTitle(row, "name"))}
        </MenuItem>
      ))}
    </TextField>
  );
}
