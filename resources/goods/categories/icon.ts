export { Shapes as default } from "lucide";
