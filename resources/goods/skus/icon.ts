export { default } from "@mui/icons-material/Inventory2Outlined";
