import type { KindDisplay } from "../../admin/fields/KindDisplay.ts";
import { isRecord } from "../parse/reject.ts";

/** Shows the values of `point`. */
const pointDisplay: KindDisplay = {
  render: ({ value }) => (isRecord(value) ? `${value.lat}, ${value.lng}` : String(value)),
};

export default pointDisplay;
