import SplitframeInterface
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
    private let asked: [Selection]
    private let imprints: [PictureImprint]
    /// The keys in which the places differ, and the other keys that differ.
    private let placeKeys: [SelectionKey]
    private let subjectKeys: [SelectionKey]
    private let fact: (SelectionKey, Int) -> String
    /// The note that all pictures share, which is written once.
    private let sharedNote: String

    /// Arranges the pictures with these indexes.
    ///
    /// - Parameter titleKeys: The keys whose values the sheet's title contains.
    init(
        of pictures: [Int], _ selections: [Selection], _ imprints: [PictureImprint],
        titleKeys: [SelectionKey], shape: SheetShape
    ) {
        self.shape = shape
        asked = selections
        // Names say what is shown, where it is not what was asked for.
        let selections = zip(selections, imprints).map { $1.shown($0) }
        self.selections = selections
        self.imprints = imprints
        let keys = SelectionKey.all.filter {
            ![.caption, .pageWidth].contains($0) && !titleKeys.contains($0)
        }
        // If nothing but a collapse differs from the automatic mode, only the collapse is written.
        let modes = Set(pictures.map { imprints[$0].fact(.displayMode, of: selections[$0]) })
        let usualMode = DisplayMode.automatic.name
        let unwritten = modes == [usualMode, DisplayMode.collapsedName] ? usualMode : nil
        let fact = { (key: SelectionKey, picture: Int) in
            let fact = imprints[picture].fact(key, of: selections[picture])
            return key == .displayMode && fact == unwritten ? "" : fact
        }
        self.fact = fact
        let differing = keys.filter { key in
            let facts = Set(pictures.map { fact(key, $0) })
            // Collapsed columns have no behaviour, which is no difference.
            return (key == .splitBehavior ? facts.subtracting([""]) : facts).count > 1
        }
        placeKeys = differing.filter { Self.placeKeys.contains($0) }
        subjectKeys = differing.filter { !Self.placeKeys.contains($0) }
        layoutCount = Set(pictures.map { imprints[$0].drawing }).count
        let anachronisms = Set(pictures.map { imprints[$0].anachronism })
        sharedNote = anachronisms.count == 1 ? anachronisms.first ?? "" : ""
        let facts = keys.filter { key in
            !differing.contains(key)
                && (Self.placeKeys + [.device, .generation, .style]).contains(key)
                || !differing.contains(key)
                    && pictures.first.map {
                        selections[$0].shows(key) || key == .displayMode && imprints[$0].isCollapsed
                    } == true
        }.compactMap { key in pictures.lazy.map { fact(key, $0) }.first { !$0.isEmpty } }
        common = (facts + [sharedNote]).filter { !$0.isEmpty }.joined(separator: " · ")
        if !makeTable(of: pictures) { makeGrid(of: pictures) }
    }

    /// Makes a table in which equal rows and columns are joined; false if too many places are empty or equal pictures
    /// remain.
    private mutating func makeTable(of pictures: [Int]) -> Bool {
        // A table of devices has their modes below the pictures.
        let labelKeys =
            subjectKeys.contains(.device)
            ? subjectKeys.filter { [.displayMode, .splitBehavior].contains($0) } : []
        let subjectKeys = subjectKeys.filter { !labelKeys.contains($0) }
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
                    number.map { number in
                        let words = SharedNames([facts(of: number, labelKeys)]).text
                        return Cell(
                            picture: number,
                            label: [words, note(of: number)].filter { !$0.isEmpty }.joined(
                                separator: "\n"))
                    }
                })
        }
        return true
    }

    /// Makes rows of pictures, each with the names of all that look like it: places with many layouts have a heading
    /// each, and those with few are beside each other, as are places in which nothing else differs.
    private mutating func makeGrid(of pictures: [Int]) {
        let hasSeveral = names(of: pictures, placeKeys).count < pictures.count
        guard !subjectKeys.isEmpty, !subjectKeys.contains(.device), !placeKeys.isEmpty, hasSeveral else {
            let devices = subjectKeys.filter { $0 == .device }
            let keys = devices + placeKeys + subjectKeys.filter { $0 != .device }
            return addRows(pictures.grouped { imprints[$0].drawing }.map { cell($0, named: keys) })
        }
        var few: [(place: [String], cells: [Cell])] = []
        for pictures in pictures.grouped(by: { facts(of: $0, placeKeys) }) {
            let place = facts(of: pictures[0], placeKeys)
            let cells = toldApart(pictures.grouped { imprints[$0].drawing })
            if cells.count <= shape.columns / 3 {
                few.append((place, cells))
            } else {
                addPlaces(few)
                addPlaces([(place, cells)])
                few = []
            }
        }
        addPlaces(few)
    }

    /// Adds places below a heading that names them all.
    private mutating func addPlaces(_ places: [(place: [String], cells: [Cell])]) {
        let cells = places.flatMap { place, cells in
            // The heading has what the places share.
            let own = place.indices.filter { index in places.contains { $0.place[index] != place[index] } }
            let words = own.map { place[$0] }.joined(separator: " · ")
            return cells.map {
                Cell(
                    picture: $0.picture,
                    label: [words, $0.label].filter { !$0.isEmpty }.joined(separator: "\n"))
            }
        }
        addRows(cells, heading: SharedNames(places.map(\.place)).text.replacing("\n", with: "; "))
    }

    /// One cell for each group of pictures that look alike; where two would have the same name, what was asked for
    /// tells them apart.
    private func toldApart(_ groups: [[Int]]) -> [Cell] {
        let cells = groups.map { cell($0, named: subjectKeys) }
        let labels = cells.map(\.label)
        return zip(groups, cells).map { pictures, cell in
            guard labels.count(where: { $0 == cell.label }) > 1 else { return cell }
            var cell = cell
            let modes = Set(pictures.map { asked[$0].displayMode.name }).sorted()
            cell.label += "\nasked for \(modes.joined(separator: ", "))"
            return cell
        }
    }

    /// One cell for pictures that look alike.
    private func cell(_ pictures: [Int], named keys: [SelectionKey]) -> Cell {
        let names = pictures.map { facts(of: $0, keys) + [note(of: $0)] }
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
        keys.map { fact($0, picture) }
    }

    /// What a picture does not show, in words.
    private func note(of picture: Int) -> String {
        let notes = [imprints[picture].columnsOutOfSight, imprints[picture].anachronism]
        return notes.filter { !$0.isEmpty && $0 != sharedNote }.joined(separator: ", ")
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

    /// A name whose mode and behaviour, where both are automatic, are named by one word.
    private static func text(_ name: [[String]]) -> String {
        let parts = name.filter { $0 != [""] }
        let told = parts.indices.filter {
            $0 == 0 || parts[$0] != ["automatic"] || parts[$0 - 1] != ["automatic"]
        }
        return told.map { parts[$0] }.map { values in
            values.filter { !$0.isEmpty }.joined(separator: ", ") + (values.contains("") ? " or not" : "")
        }.joined(separator: " · ")
    }
}
