import { describeKind } from "../describeKind.ts";
import { addressExamples } from "../sharedExamples.ts";
import { image } from "./schema.ts";

describeKind(image(), addressExamples);
