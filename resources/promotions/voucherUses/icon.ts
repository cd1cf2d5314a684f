export { TicketMinus as default } from "lucide";
