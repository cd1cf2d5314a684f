import { defineScreens } from "../../../framework/admin/resources.tsx";
import { GoodsPickerInput, GoodsThumbnails } from "../../goods/screens.ts";
import { coupons } from "./coupons.ts";
import { Example } from "./screens/Example.tsx";
import { PresentDialog } from "./screens/PresentDialog.tsx";
import { renderPiecesLink } from "./screens/renderPiecesLink.tsx";
import { ShownSentence, TypedSentence } from "./screens/Sentence.tsx";
import { Terms } from "./screens/Terms.tsx";

export default defineScreens(coupons, {
  inputs: { goodsIds: GoodsPickerInput },
  displays: {
    terms: Terms,
    goodsIds: GoodsThumbnails,
    drawNum: renderPiecesLink("drawNum"),
    usedNum: renderPiecesLink("usedNum", { tab: "used" }),
  },
  sections: {
    sentence: { typed: TypedSentence, shown: ShownSentence },
    example: { typed: Example },
  },
  dialogs: { present: PresentDialog },
});
