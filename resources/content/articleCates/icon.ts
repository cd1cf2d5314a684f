export { Folders as default } from "lucide";
