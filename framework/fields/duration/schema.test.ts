import { describeKind } from "../describeKind.ts";
import { wholeExamples } from "../sharedExamples.ts";
import { duration } from "./schema.ts";

describeKind(duration(), wholeExamples);
