export { default } from "@mui/icons-material/LocalOfferOutlined";
