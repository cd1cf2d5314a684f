import type { Resource } from "./defineResource.ts";

/** Whether a resource declares a search; otherwise its lists reject the parameter `q`. */
export const isSearchable = (resource: Pick<Resource, "fields">): boolean =>
  Object.values(resource.fields).some(({ options }) => Boolean(options.search));
