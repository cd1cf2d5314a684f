import { defineScreens } from "../../../framework/admin/resources.tsx";
import { freightTemplates } from "./freightTemplates.ts";
import { AreasSection } from "./screens/AreasSection.tsx";
import { CityInput } from "./screens/CityInput.tsx";
import { PricingSection } from "./screens/PricingSection.tsx";
import { ShownAreas, ShownPricing, ShownUndeliverable } from "./screens/ShownRules.tsx";
import { TryTool } from "./screens/TryButton.tsx";
import { UndeliverableSection } from "./screens/UndeliverableSection.tsx";

export default defineScreens(freightTemplates, {
  tools: TryTool,
  inputs: { shipFromCity: CityInput },
  sections: {
    pricing: { typed: PricingSection, shown: ShownPricing },
    areas: { typed: AreasSection, shown: ShownAreas },
    undeliverable: { typed: UndeliverableSection, shown: ShownUndeliverable },
  },
});
