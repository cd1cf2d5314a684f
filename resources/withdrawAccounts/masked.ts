/** What is shown of a number: no more than its last four signs. */
export const masked = (number: string): string => `•••• ${number.slice(-4)}`;
