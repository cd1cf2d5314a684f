export { CalendarX as default } from "lucide";
