import { ShopDisplay } from "../../../../core/shops/ShopLink.tsx";
import { createLazyComponent } from "../../../../framework/admin/lazy/createLazyComponent.tsx";
import { ConfirmBy } from "../../settlementDays/screens/ConfirmBy.tsx";

const LazyLines = createLazyComponent(
  async () => (await import("./DisputedLines.tsx")).DisputedLines,
);
const LazySum = createLazyComponent(
  async () => (await import("../../settlementDays/screens/StatementSum.tsx")).StatementSum,
);

/** The screens of disputed statements: they open on those that wait for an answer. */
export const disputeScreens = {
  firstTab: ["disputed"],
  displays: { shop: ShopDisplay, lines: LazyLines, confirmBy: ConfirmBy },
  sections: { sum: { shown: LazySum } },
} as const;
