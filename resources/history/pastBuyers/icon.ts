export { UserRoundSearch as default } from "lucide";
