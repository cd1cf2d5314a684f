export { default } from "@mui/icons-material/Diversity3Outlined";
