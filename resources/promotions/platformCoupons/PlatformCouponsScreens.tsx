import { defineScreens } from "../../../framework/admin/resources.tsx";
import { Terms } from "../coupons/screens/Terms.tsx";
import { platformCoupons } from "./platformCoupons.ts";
import { Example } from "./screens/Example.tsx";
import { LastDay } from "./screens/LastDay.tsx";
import { renderPiecesLink } from "./screens/renderPiecesLink.tsx";
import { ShownSentence, TypedSentence } from "./screens/Sentence.tsx";

export default defineScreens(platformCoupons, {
  displays: {
    terms: Terms,
    drawNum: renderPiecesLink("drawNum"),
    endsAt: LastDay,
    usedNum: renderPiecesLink("usedNum", { tab: "used" }),
  },
  sections: {
    sentence: { typed: TypedSentence, shown: ShownSentence },
    example: { typed: Example },
  },
});
