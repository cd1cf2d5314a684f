import { describeKind } from "../describeKind.ts";
import { money } from "../money/schema.ts";
import { computed } from "./schema.ts";

describeKind(computed(money()), { good: [], bad: [[1, "readOnly"]] });
