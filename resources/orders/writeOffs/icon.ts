export { default } from "@mui/icons-material/QrCodeScannerOutlined";
