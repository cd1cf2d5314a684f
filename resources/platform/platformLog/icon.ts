export { default } from "@mui/icons-material/HistoryOutlined";
