export { Archive as outlist, ShoppingBag as default, SquarePlus as publish } from "lucide";
