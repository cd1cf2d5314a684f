export { PackageCheck as default } from "lucide";
