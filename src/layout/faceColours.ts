/** The ground and the letter of a shop or a member without a picture. */
export const faceColours = { bgcolor: "#31589c", color: "#fff" } as const;
