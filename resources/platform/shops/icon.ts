export { Store as default } from "lucide";
