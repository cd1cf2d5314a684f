export { default } from "@mui/icons-material/CalendarMonthOutlined";
