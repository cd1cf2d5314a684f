export { TicketCheck as default } from "lucide";
