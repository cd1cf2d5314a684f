import { describeKind } from "../describeKind.ts";
import { textExamples } from "../sharedExamples.ts";
import { text } from "./schema.ts";

describeKind(text(), textExamples);
