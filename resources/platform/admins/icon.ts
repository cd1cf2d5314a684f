export { UserCog as default } from "lucide";
