export { Coins as default } from "lucide";
