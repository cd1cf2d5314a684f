export { ClipboardCheck as default } from "lucide";
