import { createLazyComponent } from "../../lazy/createLazyComponent.tsx";

export const LazyPhoneHeading = createLazyComponent(
  async () => (await import("./PhoneHeading.tsx")).PhoneHeading,
);
