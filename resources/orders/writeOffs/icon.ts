export { ScanQrCode as default } from "lucide";
