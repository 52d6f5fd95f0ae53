import SplitframeFiles
import Testing

@testable import SplitframeGallery

struct `A page` {
    /// NIST's examples for SHA-256.
    @Test(arguments: [
        ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
        ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="
        ),
    ])
    func `knows a text by its digest`(text: String, digest: String) {
        #expect(SHA256.digest(of: Array(text.utf8)).base64 == digest)
    }

    @Test func `lets run nothing that its data holds`() {
        let page = PageDocument(
            title: "Pictures", styles: Array("body{}".utf8), body: Array("<main></main>".utf8),
            script: Array("start()".utf8))
        let html = page.html(data: ["name": "</script><script>alert(1)</script><!--"])
        #expect(html.split(separator: "<script").count == 3)
        #expect(html.contains("\\u003c/script>"))
        #expect(html.contains("default-src 'none'"))
        #expect(html.contains("connect-src 'none'"))
    }
}
