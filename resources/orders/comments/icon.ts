export { default } from "@mui/icons-material/ReviewsOutlined";
