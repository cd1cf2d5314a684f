export { Warehouse as default } from "lucide";
