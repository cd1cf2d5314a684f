export { Calendar1 as default } from "lucide";
