export { CalendarClock as default } from "lucide";
