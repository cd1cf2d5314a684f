import { StyleCards } from "./StyleCards.tsx";

/** The cards take the whole width. */
export const StyleSection = () => <StyleCards source="cateStyle" name="cateStyle" />;
