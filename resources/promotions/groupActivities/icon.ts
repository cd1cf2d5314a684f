export { BadgePercent as default } from "lucide";
