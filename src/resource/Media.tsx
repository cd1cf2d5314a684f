import { createLazyComponent } from "../../framework/admin/lazy/createLazyComponent.tsx";

/** Offers the files of the media library to every image and video input. */
export const Media = createLazyComponent(
  async () => (await import("../../resources/shop/screens.ts")).FromLibrary,
);
