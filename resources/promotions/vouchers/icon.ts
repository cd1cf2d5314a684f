export { TicketPercent as default } from "lucide";
