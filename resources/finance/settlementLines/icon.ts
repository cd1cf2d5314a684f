export { Hourglass as default } from "lucide";
