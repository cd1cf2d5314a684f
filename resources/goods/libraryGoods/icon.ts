export { Library as default } from "lucide";
