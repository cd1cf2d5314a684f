export { Scale as default } from "lucide";
