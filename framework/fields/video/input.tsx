export { FilesInput as default } from "../../admin/input/upload/FilesInput.tsx";
