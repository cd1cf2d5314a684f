import { StyleCards } from "./StyleCards.tsx";

/** The cards have the whole width to themselves. */
export const StyleSection = () => <StyleCards source="cateStyle" name="cateStyle" />;
