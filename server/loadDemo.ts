/** Loads the demo's fixtures. A server without the demo never reads them. */
export const loadDemo = () => import("../demo/index.ts");
