import Autocomplete from "@mui/material/Autocomplete";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { type Option, useOptions } from "../../../framework/admin/input/reference/useOptions.ts";
import { SearchBox } from "../../../framework/admin/list/filter/SearchBox.tsx";
import { useActor, useAdmin } from "../../../framework/admin/resources.tsx";
import { can } from "../../../framework/schema/index.ts";
import { GoodsGrid } from "./GoodsGrid.tsx";
import { type GoodsResource, getGoodsResource } from "./goodsResource.ts";
import { Empty } from "./Paged.tsx";
import { usePage } from "./usePage.ts";
import type { TabProps } from "./useSelection.ts";

export function GoodsTab(props: TabProps) {
  const translate = useTranslate();
  const resource = getGoodsResource(useAdmin());
  if (!resource) return <Empty>{translate("markethall.picker.goods.none")}</Empty>;
  return <GoodsOptions {...props} resource={resource} />;
}

const types = ["all", "seckill", "group"] as const;
type Type = (typeof types)[number];

function GoodsOptions({ selection, finish, resource }: TabProps & { resource: GoodsResource }) {
  const translate = useTranslate();
  const [type, setType] = useState<Type>("all");
  const [text, setText] = useState("");
  const [tags, setTags] = useState<readonly Option[]>([]);
  // Members who can read only names can filter only by text.
  const readable = can(useActor(), resource, "view");
  const has = (name: string) => readable && resource.fields[name]?.options.filter === true;
  const filter = {
    status: "onSale",
    ...(type !== "all" && { type }),
    ...(text && { title_contains: text }),
    ...(tags.length > 0 && { tagIds: tags.map(({ id }) => id) }),
  };
  const page = usePage<"goods" | "goodsReviews">(resource.name, filter, {
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
        {has("type") && (
          <ToggleButtonGroup
            exclusive
            value={type}
            aria-label={translate("markethall.picker.goods.type")}
            onChange={(_, next: Type | null) => next && setType(next)}
          >
            {types.map((one) => (
              <ToggleButton key={one} value={one} sx={{ py: 0.5, px: 1.5 }}>
                {translate(`markethall.picker.goods.${one}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        )}
        <SearchBox value={text} onSearch={setText} />
        {has("tagIds") && <TagFilter chosen={tags} onChange={setTags} />}
      </Stack>
      <GoodsGrid
        selection={selection}
        finish={finish}
        page={page}
        label={translate("markethall.picker.goods.list")}
        empty={translate("markethall.picker.goods.empty")}
      />
    </>
  );
}

/** Filters products that have all of these tags. */
function TagFilter({
  chosen,
  onChange,
}: {
  chosen: readonly Option[];
  onChange: (tags: readonly Option[]) => void;
}) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState("");
  const { options, loading, onScroll } = useOptions("goodsTags", open, text);
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      limitTags={2}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={options}
      loading={loading}
      loadingText={translate("framework.form.searching")}
      noOptionsText={translate("framework.form.nothingFound")}
      openText={translate("framework.form.openList")}
      closeText={translate("ra.action.close")}
      clearText={translate("ra.action.clear_input_value")}
      value={[...chosen]}
      onChange={(_, next) => onChange(next)}
      onInputChange={(_, next, reason) => setText(reason === "input" ? next : "")}
      filterOptions={(found) => found}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      slotProps={{ listbox: { onScroll } }}
      sx={{ width: { xs: "100%", sm: 280 } }}
      renderInput={(input) => (
        <TextField {...input} margin="none" label={translate("markethall.picker.goods.tags")} />
      )}
    />
  );
}
