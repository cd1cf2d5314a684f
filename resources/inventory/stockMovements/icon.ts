export { ClipboardList as default, ScrollText as log } from "lucide";
