/** A reply to a comment, as sent to the client. */
export interface Follow {
  id: number;
  type: "shop" | "buyer";
  content: string;
  imgs: string[];
  operator: string | null;
  at: string;
}
const isFollow = (value: unknown): value is Follow => {
  if (typeof value !== "object" || value === null) return false;
  const { type, content } = value as Partial<Follow>;
  return (type === "shop" || type === "buyer") && typeof content === "string";
};
export const areFollows = (value: unknown): value is Follow[] =>
  Array.isArray(value) && value.every(isFollow);
