export { Archive as outlist, ShoppingBasket as default, SquarePlus as publish } from "lucide";
