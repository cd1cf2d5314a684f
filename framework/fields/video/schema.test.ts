import { describeKind } from "../describeKind.ts";
import { addressExamples } from "../sharedExamples.ts";
import { video } from "./schema.ts";

describeKind(video(), addressExamples);
