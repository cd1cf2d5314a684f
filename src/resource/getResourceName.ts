/**
 * Returns the resource of a file in its folder: `refunds` for
 * `../../resources/orders/refunds/RefundsScreens.tsx`.
 */
export const getResourceName = (path: string): string => path.split("/").at(-2) ?? path;
