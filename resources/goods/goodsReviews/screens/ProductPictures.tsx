import Box from "@mui/material/Box";
import { FieldDisplay } from "../../../../framework/admin/display/FieldDisplay.tsx";
import type { AdminRecord } from "../../../../framework/admin/provider.ts";
import { goodsReviews } from "../goodsReviews.ts";

/** All pictures of a product in one row, the main one first, and its video. */
export function ProductPictures({ record }: { record: AdminRecord<typeof goodsReviews> }) {
  const { mainImg, imgs, video } = record;
  const others = (imgs ?? []).filter((address) => address !== mainImg);
  const all = { ...record, imgs: [...(mainImg ? [mainImg] : []), ...others] };
  const names = [all.imgs.length > 0 && "imgs", video && "video"] as const;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "flex-start" }}>
      {names.map(
        (name) =>
          name && (
            <FieldDisplay
              key={name}
              resource={goodsReviews}
              field={goodsReviews.fields[name]}
              name={name}
              record={all}
              page
            />
          ),
      )}
    </Box>
  );
}
