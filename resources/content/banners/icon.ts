export { default } from "@mui/icons-material/ViewCarouselOutlined";
