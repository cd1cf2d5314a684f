import { Ticket } from "lucide";
import { createIcon } from "./createIcon.tsx";

export const TicketIcon = createIcon(Ticket);
