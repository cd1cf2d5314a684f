import { defineService } from "../../../../framework/server/services.ts";
import type { SourceFinder } from "../pricingSource.ts";

/** The finders of all sources that adjust prices; the composition root provides them. */
export const sourceFinders = defineService<readonly SourceFinder[]>("sourceFinders");
