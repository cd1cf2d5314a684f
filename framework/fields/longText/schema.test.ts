import { describeKind } from "../describeKind.ts";
import { textExamples } from "../sharedExamples.ts";
import { longText } from "./schema.ts";

describeKind(longText(), textExamples);
