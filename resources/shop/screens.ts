/** Components of the domain, for the browser app and other domains' screens. */

export { FromLibrary } from "./materials/screens/FromLibrary.tsx";
export { default as shopInfoScreens } from "./shopInfo/ShopInfoScreens.tsx";
export { DocumentViewer } from "./shopReviews/screens/DocumentViewer.tsx";
