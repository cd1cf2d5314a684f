import { describeKind } from "../describeKind.ts";
import { textExamples } from "../sharedExamples.ts";
import { richText } from "./schema.ts";

describeKind(richText(), textExamples);
