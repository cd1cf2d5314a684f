import { createOutlines, type Resource } from "../../framework/schema/index.ts";
import { loadTexts } from "../language.ts";
import { declared, loadDeclarations } from "./declared.ts";

/**
 * Loads the declarations of a domain and its texts, so that its screens need not wait for either.
 */
async function loadDomain(domain: string): Promise<readonly Resource[]> {
  const first = "outlines" in declared && declared.outlines.find((one) => one.domain === domain);
  const [found] = await Promise.all([
    loadDeclarations(domain),
    // Without its texts a screen is rendered again when they are there.
    first && loadTexts(first.name).catch(() => undefined),
  ]);
  return found;
}

/**
 * Every resource, in menu order. In the build they are outlines, which load the declarations of
 * their domain when a page needs them.
 */
export const resources: readonly Resource[] =
  "outlines" in declared ? createOutlines(declared.outlines, loadDomain) : declared.resources;
