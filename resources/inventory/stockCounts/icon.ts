export { ListChecks as default } from "lucide";
