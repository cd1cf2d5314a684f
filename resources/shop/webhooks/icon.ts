export { KeyRound as default } from "lucide";
