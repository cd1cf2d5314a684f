export { ShieldCheck as default } from "lucide";
