export { default } from "@mui/icons-material/LocationCityOutlined";
