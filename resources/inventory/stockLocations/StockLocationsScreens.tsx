import { defineScreens } from "../../../framework/admin/resources.tsx";
import { LabelBulk } from "./screens/LabelBulk.tsx";
import { LabelItem } from "./screens/LabelItem.tsx";
import { stockLocations } from "./stockLocations.ts";

export default defineScreens(stockLocations, { bulk: LabelBulk, menu: LabelItem });
