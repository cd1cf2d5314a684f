export { HandCoins as default } from "lucide";
