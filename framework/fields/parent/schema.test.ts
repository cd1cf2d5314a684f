import { describeKind } from "../describeKind.ts";
import { idExamples } from "../sharedExamples.ts";
import { parent } from "./schema.ts";

describeKind(parent(), idExamples);
