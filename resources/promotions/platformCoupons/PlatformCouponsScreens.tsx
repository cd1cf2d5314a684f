import { defineScreens } from "../../../framework/admin/resources.tsx";
import { renderPiecesLink } from "../coupons/screens/renderPiecesLink.tsx";
import { Terms } from "../coupons/screens/Terms.tsx";
import { formatTermsText } from "../coupons/screens/useCouponText.ts";
import { platformCoupons } from "./platformCoupons.ts";
import { Example } from "./screens/Example.tsx";
import { LastDay } from "./screens/LastDay.tsx";
import { PresentDialog } from "./screens/PresentDialog.tsx";
import { ShownSentence, TypedSentence } from "./screens/Sentence.tsx";

export default defineScreens(platformCoupons, {
  displays: {
    terms: Terms,
    drawNum: renderPiecesLink("receivedPlatformCoupons", "drawNum"),
    endsAt: LastDay,
    usedNum: renderPiecesLink("receivedPlatformCoupons", "usedNum", { tab: "used" }),
  },
  texts: { terms: formatTermsText },
  sections: {
    sentence: { typed: TypedSentence, shown: ShownSentence },
    example: { typed: Example },
  },
  dialogs: { present: PresentDialog },
});
