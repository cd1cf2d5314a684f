import { noValue } from "../../../framework/admin/display/noValue.ts";
import { type DisplayComponent, defineScreens } from "../../../framework/admin/resources.tsx";
import { StockButton } from "./screens/StockButton.tsx";
import { skus } from "./skus.ts";

/** The path contains ids of option values; the server sets their names beside it. */
const OptionNames: DisplayComponent<typeof skus> = ({ record }) => record.attrName || noValue;

export default defineScreens(skus, { tools: StockButton, displays: { attrPath: OptionNames } });
