import { Inbox } from "lucide";
import { createIcon } from "./createIcon.tsx";

export const InboxIcon = createIcon(Inbox);
