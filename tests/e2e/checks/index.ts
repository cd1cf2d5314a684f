import { chips } from "./chips.ts";
import { cuts } from "./cuts.ts";
import { labels } from "./labels.ts";
import { numbers } from "./numbers.ts";
import { primaries } from "./primaries.ts";
import { rowsInView } from "./rowsInView.ts";
import type { Rule } from "./screen.ts";
import { times } from "./times.ts";
import { touch } from "./touch.ts";

/** All rules that one look at a settled page decides. */
export const rules: readonly Rule[] = [
  primaries,
  chips,
  numbers,
  times,
  cuts,
  rowsInView,
  touch,
  labels,
];
