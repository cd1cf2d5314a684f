export { default } from "@mui/icons-material/AccountTreeOutlined";
