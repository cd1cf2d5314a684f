export { PackageSearch as default } from "lucide";
