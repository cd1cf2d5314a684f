export { Waypoints as default } from "lucide";
