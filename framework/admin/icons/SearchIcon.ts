import { Search } from "lucide";
import { createIcon } from "./createIcon.tsx";

export const SearchIcon = createIcon(Search);
