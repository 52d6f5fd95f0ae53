import SplitframeRequests
import SplitframeWireframes

/// Arranges the pictures of a sheet: equal pictures share one cell with all of their names, and the cells form a table
/// with headings if that leaves few places empty.
struct SheetLayout {
    /// One picture that represents all that look like it.
    struct Cell {
        var picture: Int
        var label: String
    }

    struct Row {
        var heading = ""
        var cells: [Cell?]
    }

    /// The minimum filled part of a table for which headings are worth their room.
    private static let leastFilled = 0.6
    private static let placeKeys: [SelectionKey] = [.orientation, .window]

    private(set) var columnHeadings: [String] = []
    private(set) var rows: [Row] = []
    /// The number of different layouts.
    let layoutCount: Int
    /// The facts that all pictures share and that the title does not contain.
    let common: String

    private let shape: SheetShape
    private let selections: [Selection]
    private let imprints: [PictureImprint]
    /// The keys in which the places differ, and the other keys that differ.
    private let placeKeys: [SelectionKey]
    private let subjectKeys: [SelectionKey]

    /// Arranges the pictures with these indexes.
    ///
    /// - Parameter titleKeys: The keys whose values the sheet's title contains.
    init(
        of pictures: [Int], _ selections: [Selection], _ imprints: [PictureImprint],
        titleKeys: [SelectionKey], shape: SheetShape
    ) {
        self.shape = shape
        // Names say what is shown, where it is not what was asked for.
        let selections = zip(selections, imprints).map { $1.shown($0) }
        self.selections = selections
        self.imprints = imprints
        let keys = SelectionKey.all.filter {
            ![.caption, .pageWidth].contains($0) && !titleKeys.contains($0)
        }
        let differing = keys.filter { key in Set(pictures.map { selections[$0].fact(key) }).count > 1 }
        placeKeys = differing.filter { Self.placeKeys.contains($0) }
        subjectKeys = differing.filter { !Self.placeKeys.contains($0) }
        layoutCount = Set(pictures.map { imprints[$0].drawing }).count
        common = keys.filter { key in
            !differing.contains(key)
                && (Self.placeKeys + [.device, .generation, .style]).contains(key)
                || !differing.contains(key) && pictures.first.map { selections[$0].shows(key) } == true
        }.compactMap { key in pictures.first.map { selections[$0].fact(key) } }.joined(separator: " · ")
        if !makeTable(of: pictures) { makeGrid(of: pictures) }
    }

    /// Makes a table in which equal rows and columns are joined; false if too many places are empty or equal pictures
    /// remain.
    private mutating func makeTable(of pictures: [Int]) -> Bool {
        let subjects = names(of: pictures, subjectKeys)
        let places = names(of: pictures, placeKeys)
        // What was asked for differently may be shown alike, in one cell.
        let cells = pictures.grouped { [facts(of: $0, subjectKeys), facts(of: $0, placeKeys)] }
        let isOneEach = cells.allSatisfy { Set($0.map { imprints[$0].appearance }).count == 1 }
        let filled = Double(cells.count) / Double(max(1, subjects.count * places.count))
        guard isOneEach, filled >= Self.leastFilled, min(subjects.count, places.count) > 1 else {
            return false
        }
        var table: [[String]: [[String]: Int]] = [:]
        for picture in pictures {
            table[facts(of: picture, subjectKeys), default: [:]][facts(of: picture, placeKeys)] = picture
        }
        let subjectGroups = grouped(subjects) { subject in places.map { table[subject]?[$0] } }
        let placeGroups = grouped(places) { place in subjects.map { table[$0]?[place] } }
        guard min(subjectGroups.count, placeGroups.count) > 1 else { return false }
        let isUpright = shape.tableColumns.contains(placeGroups.count)
        guard isUpright || shape.tableColumns.contains(subjectGroups.count) else { return false }
        let (down, across) = isUpright ? (subjectGroups, placeGroups) : (placeGroups, subjectGroups)
        let numbers = down.map { row in
            across.map { column in
                isUpright ? table[row[0]]?[column[0]] : table[column[0]]?[row[0]]
            }
        }
        let shown = numbers.flatMap(\.self).compactMap(\.self)
        guard Set(shown.map { imprints[$0].drawing }).count == shown.count else { return false }
        columnHeadings = across.map { SharedNames($0).text }
        rows = zip(down, numbers).map { names, numbers in
            Row(
                heading: SharedNames(names).text.replacing("\n", with: " · "),
                cells: numbers.map { number in
                    number.map { Cell(picture: $0, label: imprints[$0].anachronism) }
                })
        }
        return true
    }

    /// Makes rows of pictures, each with the names of all that look like it: places with several layouts have a heading
    /// each, and those with one layout are beside each other, as are places in which nothing else differs.
    private mutating func makeGrid(of pictures: [Int]) {
        let hasSeveral = names(of: pictures, placeKeys).count < pictures.count
        guard !subjectKeys.isEmpty, !subjectKeys.contains(.device), !placeKeys.isEmpty, hasSeveral else {
            let keys = subjectKeys + placeKeys
            return addRows(pictures.grouped { imprints[$0].drawing }.map { cell($0, named: keys) })
        }
        var singles: [Cell] = []
        var known: [[[String]]: String] = [:]
        for pictures in pictures.grouped(by: { facts(of: $0, placeKeys) }) {
            let place = SharedNames([facts(of: pictures[0], placeKeys)]).text
            let alike = pictures.grouped { imprints[$0].drawing }
            if alike.count == 1, pictures.count > 1 {
                var single = cell(pictures, named: subjectKeys)
                // A long list that another place already shows is replaced by a reference to it.
                let names = pictures.map { facts(of: $0, subjectKeys) }
                if let earlier = known[names] {
                    single.label = "the same \(pictures.count) as \(earlier)"
                } else if pictures.count > 3 {
                    known[names] = place
                }
                single.label = "\(place)\n\(single.label)"
                singles.append(single)
            } else {
                addRows(singles, heading: "one layout each")
                singles = []
                addRows(alike.map { cell($0, named: subjectKeys) }, heading: place)
            }
        }
        addRows(singles, heading: rows.isEmpty ? "" : "one layout each")
    }

    /// One cell for pictures that look alike.
    private func cell(_ pictures: [Int], named keys: [SelectionKey]) -> Cell {
        let names = pictures.map { facts(of: $0, keys) + [imprints[$0].anachronism] }
        return Cell(picture: pictures[0], label: SharedNames(names).text)
    }

    private mutating func addRows(_ cells: [Cell], heading: String = "") {
        for start in stride(from: 0, to: cells.count, by: shape.columns) {
            let end = min(start + shape.columns, cells.count)
            rows.append(Row(heading: start == 0 ? heading : "", cells: Array(cells[start..<end])))
        }
    }

    /// Groups names whose pictures are all equal.
    private func grouped(_ names: [[String]], _ pictures: ([String]) -> [Int?]) -> [[[String]]] {
        names.grouped { name in pictures(name).map { $0.map { imprints[$0].appearance } } }
    }

    private func facts(of picture: Int, _ keys: [SelectionKey]) -> [String] {
        keys.map { selections[picture].fact($0) }
    }

    /// The different names, in the order of their first pictures.
    private func names(of pictures: [Int], _ keys: [SelectionKey]) -> [[String]] {
        var seen: Set<[String]> = []
        return pictures.map { facts(of: $0, keys) }.filter { seen.insert($0).inserted }
    }
}

extension Array {
    /// The elements grouped by a key, in the order of each group's first element.
    package func grouped<Key: Hashable>(by key: (Element) -> Key) -> [[Element]] {
        var groups: [[Element]] = []
        var places: [Key: Int] = [:]
        for element in self {
            let key = key(element)
            if let place = places[key] {
                groups[place].append(element)
            } else {
                places[key] = groups.count
                groups.append([element])
            }
        }
        return groups
    }
}

/// The common name of pictures that look alike: names that differ in one fact are joined.
struct SharedNames {
    /// The joined names, each with its facts, each fact with its values.
    private var names: [[[String]]]

    /// Joins names as long as any two differ in one fact only; all names have the same number of facts.
    init(_ facts: [[String]]) {
        var seen: Set<[String]> = []
        names = facts.filter { seen.insert($0).inserted }.map { $0.map { [$0] } }
        var count = 0
        repeat {
            count = names.count
            for place in (facts.first ?? []).indices.reversed() { merge(at: place) }
        } while names.count < count
    }

    private mutating func merge(at place: Int) {
        let alike = names.grouped { name in
            var rest = name
            rest[place] = []
            return rest
        }
        names = alike.map { group in
            var merged = group[0]
            merged[place] = group.flatMap { $0[place] }
            return merged
        }
    }

    /// The names, one per line: `iPad mini, iPad Air · portrait`.
    var text: String { names.map(Self.text).joined(separator: "\n") }

    /// A name without default values.
    private static func text(_ name: [[String]]) -> String {
        let parts = name.filter { $0 != [""] && $0 != ["automatic"] }.map { values in
            values.filter { !$0.isEmpty }.joined(separator: ", ") + (values.contains("") ? " or not" : "")
        }
        guard parts.isEmpty else { return parts.joined(separator: " · ") }
        return name.contains(["automatic"]) ? "automatic" : ""
    }
}
