import { createLazyComponent } from "../../framework/admin/lazy/createLazyComponent.tsx";
import { loadTexts } from "../language.ts";

/**
 * Offers the files of the media library to every image and video input. Its texts come with its
 * code: a button without its label would be an icon that nobody knows.
 */
export const Media = createLazyComponent(async () => {
  const [{ FromLibrary }] = await Promise.all([
    import("../../resources/shop/screens.ts"),
    // Without its texts it is rendered again when they are there.
    loadTexts("materials").catch(() => undefined),
  ]);
  return FromLibrary;
});
