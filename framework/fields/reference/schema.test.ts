import { describeKind } from "../describeKind.ts";
import { idExamples } from "../sharedExamples.ts";
import { reference } from "./schema.ts";

describeKind(reference("books"), idExamples);
