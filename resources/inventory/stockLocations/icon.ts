export { MapPinned as default } from "lucide";
