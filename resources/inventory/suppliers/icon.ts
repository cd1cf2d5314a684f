export { default } from "@mui/icons-material/LocalShippingOutlined";
