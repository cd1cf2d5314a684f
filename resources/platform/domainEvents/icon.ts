export { Activity as default } from "lucide";
