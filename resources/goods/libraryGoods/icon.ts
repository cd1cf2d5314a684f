export { default } from "@mui/icons-material/LibraryBooksOutlined";
