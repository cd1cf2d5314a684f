export { PackageOpen as default } from "lucide";
