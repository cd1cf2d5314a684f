export { Images as default } from "lucide";
