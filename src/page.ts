import type { RouteObject } from "react-router";

/** Creates the route of a page, whose code is loaded when it is first opened. */
export const page = (
  path: string,
  title: string,
  load: () => Promise<NonNullable<RouteObject["Component"]>>,
): RouteObject => ({
  path,
  handle: { title },
  lazy: async () => ({ Component: await load() }),
});
