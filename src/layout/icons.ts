import {
  Bookmark,
  Building2,
  History,
  type IconNode,
  Landmark,
  LayoutGrid,
  Megaphone,
  Newspaper,
  Package,
  ReceiptText,
  Settings,
  Store,
  Tag,
  Truck,
  UserRoundCog,
  Users,
} from "lucide";
import { createIcon, type IconComponent } from "../../framework/admin/icons/createIcon.tsx";
import type { Resource } from "../../framework/schema/index.ts";
import { getResourceName } from "../resource/getResourceName.ts";

type IconNodes = Readonly<Record<string, IconNode>>;

const createIcons = (nodes: IconNodes): ReadonlyMap<string, IconComponent> =>
  new Map(Object.entries(nodes).map(([name, node]) => [name, createIcon(node)]));

/**
 * Icons of the resources' folders: the default export is that of the resource, and a named one that
 * of the view with its name.
 */
const modules = import.meta.glob<IconNodes>("../../resources/*/*/icon.ts", { eager: true });
const icons = new Map(
  Object.entries(modules).map(([file, nodes]) => [getResourceName(file), createIcons(nodes)]),
);

const sectionIcons = createIcons({
  order: ReceiptText,
  goods: Tag,
  freight: Truck,
  member: Users,
  promotion: Megaphone,
  stock: Package,
  fund: Landmark,
  shop: Store,
  org: UserRoundCog,
  log: History,
  merchants: Building2,
  catalogue: LayoutGrid,
  content: Newspaper,
  people: Users,
  system: Settings,
});
const otherIcon = createIcon(Bookmark);

/** Returns the icon of a menu item. */
export const getIcon = ({ name, view }: Pick<Resource, "name" | "view">): IconComponent =>
  icons.get(name)?.get(view ?? "default") ?? otherIcon;

export const sectionIcon = (name: string): IconComponent => sectionIcons.get(name) ?? otherIcon;
