export { GalleryHorizontalEnd as default } from "lucide";
