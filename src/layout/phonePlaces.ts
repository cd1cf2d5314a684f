import type { MenuSection } from "../../framework/admin/app/menu.ts";
import type { Resource } from "../../framework/schema/index.ts";

/** A section of the menu in the bar of a phone, which leads to its first page. */
export interface PhonePlace {
  section: string;
  first: Resource;
  items: readonly Resource[];
}

/**
 * Returns the sections that the bar of a phone has room for beside the dashboard and the menu: the
 * first ones of the menu, one less where the member has an inbox.
 */
export const listPhonePlaces = (
  sections: readonly MenuSection[],
  hasInbox: boolean,
): PhonePlace[] =>
  sections.slice(0, hasInbox ? 2 : 3).flatMap(({ name, items }) => {
    const [first] = items;
    return first ? [{ section: name, first, items }] : [];
  });
