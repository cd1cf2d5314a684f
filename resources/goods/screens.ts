/** Components of the domain, for the browser app and other domains' screens. */

export { SkuMatrixInput } from "./goods/matrix/SkuMatrixInput.tsx";
export { LinkInput } from "./picker/LinkInput.tsx";
export { getLinkText, LinkDisplay } from "./picker/LinkMark.tsx";
