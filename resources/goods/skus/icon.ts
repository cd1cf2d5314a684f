export { Boxes as default } from "lucide";
