import { SearchX } from "lucide";
import { createIcon } from "./createIcon.tsx";

export const NothingFoundIcon = createIcon(SearchX);
