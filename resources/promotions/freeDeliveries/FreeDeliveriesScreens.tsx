import { defineScreens } from "../../../framework/admin/resources.tsx";
import { freeDeliveries } from "./freeDeliveries.ts";
import { FirstDay, formatLastDay, LastDay } from "./screens/Days.tsx";
import { Example } from "./screens/Example.tsx";
import { RegionsDisplay } from "./screens/RegionsDisplay.tsx";
import { RegionsInput } from "./screens/RegionsInput.tsx";

export default defineScreens(freeDeliveries, {
  displays: { regions: RegionsDisplay, startsAt: FirstDay, endsAt: LastDay },
  texts: { endsAt: formatLastDay },
  inputs: { regions: RegionsInput },
  sections: { example: { typed: Example } },
});
