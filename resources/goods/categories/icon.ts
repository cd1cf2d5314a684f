export { default } from "@mui/icons-material/CategoryOutlined";
