export { Container as default } from "lucide";
