import { defineScreens } from "../../../framework/admin/resources.tsx";
import { goods } from "./goods.ts";
import { FormReadiness } from "./screens/FormReadiness.tsx";
import { FormTop } from "./screens/FormTop.tsx";
import { LanguageMarks, languageMarksText } from "./screens/LanguageMarks.tsx";
import { Media, MediaTool } from "./screens/media/Media.tsx";
import { formatPriceRange, PriceRange } from "./screens/PriceRange.tsx";
import { SkuTable } from "./screens/SkuTable.tsx";
import { Specification } from "./screens/Specification.tsx";
import { formatStock, StockCell } from "./screens/StockCell.tsx";
import { TypeBadge } from "./screens/TypeBadge.tsx";

export default defineScreens(goods, {
  formTop: FormTop,
  displays: { languages: LanguageMarks, price: PriceRange, stock: StockCell, type: TypeBadge },
  texts: { languages: languageMarksText, price: formatPriceRange, stock: formatStock },
  sections: {
    pictures: { typed: Media, tool: MediaTool },
    readiness: { typed: FormReadiness },
    specification: { typed: Specification, shown: SkuTable },
  },
});
