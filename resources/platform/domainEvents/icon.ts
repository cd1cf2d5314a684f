export { FileClock as default } from "lucide";
