export { WalletCards as default } from "lucide";
