import Avatar from "@mui/material/Avatar";
import Chip from "@mui/material/Chip";
import ListItemText from "@mui/material/ListItemText";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { toThumbnailAddress } from "../../../framework/admin/display/media.tsx";
import { StoreIcon } from "../../../framework/admin/icons/StoreIcon.ts";
import { SearchBox } from "../../../framework/admin/list/filter/SearchBox.tsx";
import type { RecordNamed } from "../../../framework/admin/provider.ts";
import { ChoiceList } from "./ChoiceList.tsx";
import { type Picked, toTextOrNull } from "./picked.ts";
import { usePage } from "./usePage.ts";
import type { TabProps } from "./useSelection.ts";

const toPickedShop = (record: RecordNamed<"shops">): Extract<Picked, { kind: "shops" }> => ({
  kind: "shops",
  id: record.id,
  name: toTextOrNull(record.name) ?? `#${record.id}`,
  logo: toTextOrNull(record.logo),
  selfStatus: record.selfStatus === "self" ? "self" : "other",
  status: record.status === "open" ? "open" : "closed",
});

/** Shops by their public names. */
export function ShopsTab(props: TabProps) {
  const translate = useTranslate();
  const [text, setText] = useState("");
  const filter = text ? { name_contains: text } : {};
  const page = usePage("shops", filter, { perPage: 10, sort: { field: "name", order: "ASC" } });
  return (
    <>
      <Stack direction="row" sx={{ pb: 1.5 }}>
        <SearchBox value={text} onSearch={setText} />
      </Stack>
      <ChoiceList
        {...props}
        page={page}
        all={page.rows.map(toPickedShop)}
        label={translate("markethall.picker.shops.list")}
        empty={translate("markethall.picker.shops.empty")}
      >
        {(shop) => (
          <>
            <Avatar
              {...(shop.logo ? { src: toThumbnailAddress(shop.logo, 36) } : {})}
              alt=""
              variant="rounded"
              sx={{ width: 36, height: 36 }}
            >
              <StoreIcon fontSize="small" />
            </Avatar>
            <ListItemText primary={shop.name} sx={{ overflowWrap: "anywhere" }} />
            <Stack
              direction="row"
              useFlexGap
              sx={{ gap: 0.5, flexWrap: "wrap", justifyContent: "flex-end" }}
            >
              {shop.selfStatus === "self" && (
                <Chip
                  color="primary"
                  variant="outlined"
                  label={translate("markethall.picker.shops.self")}
                />
              )}
              <Chip
                color={shop.status === "open" ? "success" : "default"}
                variant="outlined"
                label={translate(`markethall.picker.shops.${shop.status}`)}
              />
            </Stack>
          </>
        )}
      </ChoiceList>
    </>
  );
}
