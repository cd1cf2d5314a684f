export { FileCheck as default } from "lucide";
