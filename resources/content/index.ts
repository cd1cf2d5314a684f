/** Declarations, types and pure functions of the domain, for everything outside of it. */

export { articleCates } from "./articleCates/articleCates.ts";
export { articles } from "./articles/articles.ts";
export { banners } from "./banners/banners.ts";
export { colour } from "./banners/colour/colourKind.ts";
