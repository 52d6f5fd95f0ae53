import Foundation
import SplitframeInterface

/// Search bars with their parts, and the field of a navigation item.
extension ViewCapture {
    mutating func add(_ bar: UISearchBar, unsolved: [String]) {
        let isMirrored = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ frame: CGRect) -> CGRect {
            var frame = frame
            if isMirrored { frame.origin.x = bar.bounds.width - frame.maxX }
            return bar.convert(frame, to: nil)
        }
        let (frame, others) = bar.parts
        var style = bar.style(in: traits)
        if let color = bar.barTintColor?.drawn(in: bar.traitCollection) { style.background = color }
        if style.isVisible { add(ViewElement(.box), at: bar.frameInWindow, style: style) }
        var inside = ViewCapture(within: self)
        for (element, frame) in others {
            inside.add(element, at: place(frame), style: ElementStyle())
        }
        var own = bar.fieldStyle
        own.tint = style.tint
        own.direction = style.direction
        own.opacity = style.opacity
        var field = bar.field(in: frame)
        field.unsolved = unsolved
        add(field, at: place(frame), style: own, children: inside.elements)
    }

    /// Adds the field of a navigation item's search, with the button that ends it, its scopes and its suggestions, and
    /// the veil over what it obscures.
    mutating func add(_ search: UISearchController, at place: SearchRow, in column: UIView) {
        let bar = search.searchBar
        let content = column.frameInWindow
        let area = CGRect(
            x: content.minX, y: place.contentTop, width: content.width,
            height: max(0, content.maxY - place.contentTop))
        let suggestions = search.shownSuggestions
        if !suggestions.isEmpty {
            addSuggestions(suggestions, in: area)
        } else if search.obscuresContent {
            add(.dimming, named: "dimming", at: area, style: ElementStyle(), children: [])
        }
        var inside = ViewCapture(within: self)
        let isMirrored = column.traitCollection.layoutDirection == .rightToLeft
        if let row = place.scopes {
            for (element, frame) in UISearchBar.scopes(
                search.shownScopes, selected: bar.selectedScopeButtonIndex, in: row, isMirrored: isMirrored)
            {
                inside.add(element, at: frame)
            }
        }
        if let (element, frame) = bar.endButton(in: place.field) {
            var frame = frame
            if isMirrored { frame.origin.x = place.field.minX + place.field.maxX - frame.maxX }
            inside.add(element, at: frame)
        }
        var style = bar.fieldStyle
        style.tint = bar.givenTint?.drawn(in: bar.traitCollection)
        add(
            bar.field(in: place.field), at: place.field, style: style,
            children: place.dismissal + inside.elements)
    }

    private mutating func addSuggestions(_ suggestions: [any UISearchSuggestion], in area: CGRect) {
        var ground = ElementStyle()
        ground.ground = .background
        add(ViewElement(.box), at: area, style: ground)
        var y = area.minY
        for suggestion in suggestions where y + 44 <= area.maxY {
            let item = suggestion as? UISearchSuggestionItem
            var row = ViewElement(
                .row, text: suggestion.localizedSuggestion, symbol: item?.iconImage.map { $0.name ?? "" },
                icon: item?.iconImage?.icon)
            row.secondaryText = item?.localizedDescription
            row.hasSeparator = true
            add(row, at: CGRect(x: area.minX, y: y, width: area.width, height: 44))
            y += 44
        }
    }
}
