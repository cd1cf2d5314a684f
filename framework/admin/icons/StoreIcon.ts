import { Store } from "lucide";
import { createIcon } from "./createIcon.tsx";

export const StoreIcon = createIcon(Store);
