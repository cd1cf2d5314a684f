/** How a picture is taken: its language, its colours and its width. */
export interface Look {
  locale: "en" | "zh-CN" | "zh-TW";
  mode: "light" | "dark";
  width: 1360 | 390;
}

/** Every look, by which the gallery is filtered. */
export const looks: readonly Look[] = (["en", "zh-CN", "zh-TW"] as const).flatMap((locale) =>
  (["light", "dark"] as const).flatMap((mode) =>
    ([1360, 390] as const).map((width) => ({ locale, mode, width })),
  ),
);

/** The part of a picture's name that says how it was taken. */
export const nameLook = ({ locale, mode, width }: Look): string => `${locale}-${mode}-${width}`;
