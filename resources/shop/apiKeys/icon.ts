export { default } from "@mui/icons-material/VpnKeyOutlined";
