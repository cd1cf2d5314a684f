export { Webhook as default } from "lucide";
