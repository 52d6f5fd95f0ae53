import SplitframeInterface

extension Sketch {
    /// A page in a browser: the address field, a wide picture, a heading and columns of teasers.
    mutating func webPage(at place: ContentPlace) {
        var variation = SeededVariation(seed: place.seed)
        let margin = 20.0
        let frame = place.frame
        addressField(frame)
        let page = Rectangle(
            x: frame.minX + margin, y: frame.minY + 58, width: frame.width - 2 * margin,
            height: place.ground.maxY - frame.minY - 58)
        let hero = (min(page.width * 0.42, page.height * 0.36)).rounded()
        picture(Rectangle(x: page.minX, y: page.minY, width: page.width, height: hero), radius: 8)
        var y = heading(x: page.minX, y: page.minY + hero + 24, width: min(page.width, 520), &variation)
        y = paragraph(
            x: page.minX, y: y, width: min(page.width, 640), length: variation.length(in: 1200...1700),
            until: page.maxY)
        let gap = 20.0
        let count = max(1, ((page.width + gap) / (200 + gap)).rounded(.down))
        let width = (page.width - gap * (count - 1)) / count
        y += 4
        while y < page.maxY {
            for column in 0..<Int(count) {
                let x = page.minX + Double(column) * (width + gap)
                let height = (width * 0.56).rounded()
                picture(Rectangle(x: x, y: y, width: width, height: height), radius: 8)
                bar(
                    x: x, centerY: y + height + 17, width: variation.part(of: width, 0.5...0.85), height: 9,
                    theme.titlePlaceholder)
                _ = paragraph(
                    x: x, y: y + height + 32, width: width, length: variation.length(in: 380...520),
                    until: page.maxY)
            }
            y += (width * 0.56).rounded() + 120
        }
    }

    private mutating func addressField(_ frame: Rectangle) {
        let width = min(480, frame.width - 40)
        let field = Rectangle(x: frame.midX - width / 2, y: frame.minY + 4, width: width, height: 36)
        box(field, radius: 17.5, continuous: false, fill: theme.picture)
        let address = min(132, width * 0.5)
        symbol(
            Symbol(.lock),
            in: Rectangle(x: field.midX - address / 2 - 22, y: field.midY - 8, width: 16, height: 16),
            theme.titlePlaceholder)
        bar(
            x: field.midX - address / 2, centerY: field.midY, width: address, height: 8,
            theme.titlePlaceholder)
    }
}
