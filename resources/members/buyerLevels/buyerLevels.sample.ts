import type { Sample } from "../../../framework/schema/index.ts";
import type { buyerLevels } from "./buyerLevels.ts";

let minPoints = 1000;
/** No two levels begin at the same points. */
export default (): Sample<typeof buyerLevels> => {
  minPoints += 1;
  return { minPoints };
};
