export { CalendarClock as default, FlaskConical as whatIf } from "lucide";
