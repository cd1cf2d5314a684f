export { PackageX as default } from "lucide";
