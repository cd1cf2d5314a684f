import { describeKind } from "../describeKind.ts";
import { addressExamples } from "../sharedExamples.ts";
import { file } from "./schema.ts";

describeKind(file(), addressExamples);
