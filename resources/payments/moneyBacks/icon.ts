export { BanknoteArrowDown as default } from "lucide";
