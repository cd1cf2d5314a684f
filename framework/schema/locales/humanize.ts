/** `arrearsTotal` → `Arrears total`. */
export const humanize = (name: string): string => {
  const messages = name.replace(/([a-z0-9])([A-Z])/g, "$1 $2").toLowerCase();
  return messages.charAt(0).toUpperCase() + messages.slice(1);
};
