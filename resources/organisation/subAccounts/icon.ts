export { ContactRound as default } from "lucide";
