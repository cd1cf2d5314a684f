/** The area around a link or a short button that a thumb hits as well, at least 44 px wide. */
export const touchArea = {
  "@media (pointer: coarse)": {
    position: "relative",
    "&::after": {
      content: '""',
      position: "absolute",
      inset: "-15px min(-16px, calc((100% - 44px) / 2))",
    },
  },
} as const;
