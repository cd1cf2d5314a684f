export { Zap as default } from "lucide";
