/** The storefront's page on which customers start and join groups. */
export const groupPage = "/pages/promotion/group";
