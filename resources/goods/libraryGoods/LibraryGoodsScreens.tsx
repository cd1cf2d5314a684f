import { defineScreens } from "../../../framework/admin/resources.tsx";
import { SkuMatrixInput } from "../goods/matrix/SkuMatrixInput.tsx";
import { libraryGoods } from "./libraryGoods.ts";

const pictures = ["mainImg", "imgs"] as const;

/** The options from which a shop's product starts; they have no variants of their own. */
const Options = () => (
  <SkuMatrixInput resource={libraryGoods} attributes="attributes" pictures={pictures} />
);

export default defineScreens(libraryGoods, { sections: { specification: { typed: Options } } });
