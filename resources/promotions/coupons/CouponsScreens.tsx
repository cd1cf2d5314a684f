import { defineScreens } from "../../../framework/admin/resources.tsx";
import { coupons } from "./coupons.ts";
import { Example } from "./screens/Example.tsx";
import { LastDay } from "./screens/LastDay.tsx";
import { PresentDialog } from "./screens/PresentDialog.tsx";
import { renderPiecesLink } from "./screens/renderPiecesLink.tsx";
import { ShownSentence, TypedSentence } from "./screens/Sentence.tsx";
import { Terms } from "./screens/Terms.tsx";
import { formatTermsText } from "./screens/useCouponText.ts";

export default defineScreens(coupons, {
  displays: {
    terms: Terms,
    drawNum: renderPiecesLink("receivedCoupons", "drawNum"),
    endsAt: LastDay,
    usedNum: renderPiecesLink("receivedCoupons", "usedNum", { tab: "used" }),
  },
  texts: { terms: formatTermsText },
  sections: {
    sentence: { typed: TypedSentence, shown: ShownSentence },
    example: { typed: Example },
  },
  dialogs: { present: PresentDialog },
});
