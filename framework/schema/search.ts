import type { Resource } from "./resource.ts";

/** Whether a resource declares a search: the parameter `q` of its lists exists then, and is refused otherwise. */
export const isSearchable = (resource: Pick<Resource, "fields">): boolean =>
  Object.values(resource.fields).some(({ options }) => Boolean(options.search));
