export { default } from "@mui/icons-material/OutboxOutlined";
