import { defineScreens } from "../../../framework/admin/resources.tsx";
import { GoodsPickerInput } from "../picker/GoodsPickerInput.tsx";
import { GoodsThumbnails } from "../picker/GoodsThumbnails.tsx";
import { goodsRelations } from "./goodsRelations.ts";

export default defineScreens(goodsRelations, {
  inputs: { goods: GoodsPickerInput },
  displays: { goods: GoodsThumbnails },
});
