export { CalendarSearch as default } from "lucide";
