export { default } from "@mui/icons-material/LoginOutlined";
