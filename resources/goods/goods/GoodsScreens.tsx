import { defineScreens } from "../../../framework/admin/resources.tsx";
import { goods } from "./goods.ts";
import { listMissingForShelf } from "./readiness.ts";
import { FormReadiness } from "./screens/FormReadiness.tsx";
import { FormTop } from "./screens/FormTop.tsx";
import { GoodsFacts } from "./screens/GoodsFacts.tsx";
import { LanguageMarks, languageMarksText } from "./screens/LanguageMarks.tsx";
import { Media, MediaTool } from "./screens/media/Media.tsx";
import { formatPriceRange, PriceRange } from "./screens/PriceRange.tsx";
import { SalesCard } from "./screens/rail/SalesCard.tsx";
import { StateCard } from "./screens/rail/StateCard.tsx";
import { SkuTable } from "./screens/SkuTable.tsx";
import { Specification, VariantsNote } from "./screens/Specification.tsx";
import { formatStock, StockCell } from "./screens/StockCell.tsx";
import { TypeBadge } from "./screens/TypeBadge.tsx";

export default defineScreens(goods, {
  formTop: FormTop,
  // A row of a list lacks what it was not loaded with.
  needs: { shangjia: (values) => (values.skus ? listMissingForShelf(values) : {}) },
  facts: GoodsFacts,
  displays: { languages: LanguageMarks, price: PriceRange, stock: StockCell, type: TypeBadge },
  texts: { languages: languageMarksText, price: formatPriceRange, stock: formatStock },
  // The range of prices contains the highest one.
  omitted: ["maxPrice"],
  sections: {
    pictures: { typed: Media, tool: MediaTool },
    state: { typed: StateCard, ofStored: true },
    readiness: { typed: FormReadiness },
    sales: { typed: SalesCard, shown: SalesCard, ofStored: true },
    specification: { typed: Specification, shown: SkuTable, note: VariantsNote },
  },
});
