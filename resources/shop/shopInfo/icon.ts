export { default } from "@mui/icons-material/StorefrontOutlined";
