/// x
public enum GalleryPage { public static var n: Int { PackageResources.page_html.count } }
