export { BanknoteArrowUp as default } from "lucide";
