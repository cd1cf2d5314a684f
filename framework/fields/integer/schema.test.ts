import { describeKind } from "../describeKind.ts";
import { wholeExamples } from "../sharedExamples.ts";
import { integer } from "./schema.ts";

describeKind(integer(), wholeExamples);
