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
    /// Whether no picture asks for a mode.
    private let isAutomatic: Bool
    private let asked: [Selection]
    private let imprints: [PictureImprint]
    /// The keys in which the places differ, and the other keys that differ.
    private let placeKeys: [SelectionKey]
    private let subjectKeys: [SelectionKey]
    private let fact: (SelectionKey, Int) -> String
    /// How well a layout is known, where others on the sheet are known otherwise.
    private let evidence: (Int) -> String
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
        let automatic = pictures.filter { selections[$0].displayMode == .automatic }
        let isAutomatic = automatic.count == pictures.count
        let selections = zip(selections, imprints).map { $1.shown($0, isAutomatic: isAutomatic) }
        let widest = pictures.map { imprints[$0].size.width }.max() ?? 0
        let imprints = imprints.map { $0.reduced(to: shape.cellWidth / max(1, widest)) }
        self.selections = selections
        self.isAutomatic = isAutomatic
        self.imprints = imprints
        let keys = SelectionKey.all.filter {
            ![.caption, .pageWidth].contains($0) && !titleKeys.contains($0)
        }
        let fact = { (key: SelectionKey, picture: Int) in imprints[picture].fact(key, of: selections[picture])
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
        // Of measured and other layouts the fewer are named.
        let unmeasured = pictures.count { !imprints[$0].evidence.isEmpty }
        let isMixed = unmeasured > 0 && unmeasured < pictures.count
        evidence = { picture in
            let (text, isFewer) = (imprints[picture].evidence, unmeasured * 2 < pictures.count)
            return !isMixed || text.isEmpty == isFewer ? "" : isFewer ? text : "measured"
        }
        let all = Set(pictures.map { imprints[$0].evidence })
        let measured =
            all.count == 1
            ? all.joined()
            : isMixed ? "\(unmeasured) of \(pictures.count) layouts not measured" : "no layout measured"
        let veil = Wireframe.veilWords(
            of: pictures.map { (selections[$0].request.system, imprints[$0].isVeiled) })
        let systems = [automatic, pictures].map { Set($0.map { fact(.generation, $0) }) }
        // Where only one system's automatic mode is among them, others have one too.
        let isPartial = !systems[0].isEmpty && systems[0] != systems[1]
        let ownMode =
            isPartial ? "automatic modes of \(systems[0].sorted().joined(separator: ", ")) only" : ""
        common = (facts + [sharedNote, measured, ownMode, veil ?? ""])
            .filter { !$0.isEmpty }.joined(separator: " · ")
        if !makeTable(of: pictures) { makeGrid(of: pictures) }
    }

    /// Makes a table in which equal rows and columns are joined; false if too many places are empty or equal pictures
    /// remain.
    private mutating func makeTable(of pictures: [Int]) -> Bool {
        // A table of devices has their modes below the pictures, as has one that asks for no mode.
        let labelKeys = subjectKeys.filter {
            self.subjectKeys.contains(.device)
                ? [.displayMode, .splitBehavior].contains($0) : isAutomatic && $0 == .displayMode
        }
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
                        let lines = [words, note(of: number), evidence(number)].filter { !$0.isEmpty }
                        return Cell(picture: number, label: lines.joined(separator: "\n"))
                    }
                })
        }
        return true
    }

    /// Makes rows of pictures, each with the names of all that look like it.
    ///
    /// They lie below the name of their device if there are several, else of their place and system; those with few
    /// pictures are beside each other, as are all where nothing else differs.
    private mutating func makeGrid(of pictures: [Int]) {
        let isOfDevices = subjectKeys.contains(.device)
        let groupKeys = isOfDevices ? [.device] : placeKeys + subjectKeys.filter { $0 == .generation }
        let ownKeys = (placeKeys + subjectKeys).filter { !groupKeys.contains($0) }
        var groups: [Group] = []
        if !ownKeys.isEmpty {
            // Devices may look alike, places never do.
            let cells = pictures.grouped { imprints[$0].drawing }
            groups = cells.grouped { groupName(of: $0, groupKeys) }.map { cells in
                Group(
                    name: groupName(of: cells[0], groupKeys),
                    cells: toldApart(cells, by: ownKeys, in: groupKeys))
            }
        }
        guard groups.contains(where: { $0.cells.count > few }) else {
            return addRows(
                pictures.grouped { imprints[$0].drawing }.map { cell($0, named: groupKeys + ownKeys) })
        }
        // All that a device, or an orientation under a system, has is together, what has few pictures at its end.
        let window = groupKeys.firstIndex(of: .window)
        let together = { (group: Group) in
            group.name.enumerated().filter { $0.offset != window }.map(\.element)
        }
        for places in isOfDevices ? groups.fewTogether(atMost: few) : groups.grouped(by: together) {
            for group in places where group.cells.count > few { add([group]) }
            add(places.filter { $0.cells.count <= few })
        }
    }

    /// The values of keys that some pictures have, those of each joined.
    private func groupName(of pictures: [Int], _ keys: [SelectionKey]) -> [String] {
        keys.map { key in
            let values = names(of: pictures, [key]).joined()
            return values.joined(separator: ", ") + (key == .generation && values.count > 1 ? " alike" : "")
        }
    }

    /// The pictures of one device or place.
    fileprivate struct Group {
        var name: [String]
        var cells: [Cell]
    }

    /// The largest number of groups whose heading names them all.
    private static let mostNamedGroups = 4

    /// The largest number of pictures of a group that shares its row with others.
    private let few = 2

    /// Adds groups below a heading that names them all, or has what many share; what all labels say is said there too.
    private mutating func add(_ groups: [Group]) {
        guard !groups.isEmpty else { return }
        let labels = Set(groups.flatMap(\.cells).map(\.label))
        let shared = labels.count == 1 && groups.count > 1 ? labels.joined() : ""
        let cells = groups.flatMap { group in
            // The heading has what the names share.
            let own = group.name.indices.filter { index in
                groups.contains { $0.name[index] != group.name[index] }
            }
            let words = own.map { group.name[$0] }.joined(separator: " · ")
            return group.cells.map { cell in
                let parts = [words, shared.isEmpty ? cell.label : ""].filter { !$0.isEmpty }
                return Cell(picture: cell.picture, label: parts.joined(separator: "\n"))
            }
        }
        // The labels have what a name of one line cannot say.
        let names = SharedNames(groups.map(\.name)).text
        let common = (groups.first?.name ?? []).filter { part in groups.allSatisfy { $0.name.contains(part) }
        }
        let isShort = groups.count <= Self.mostNamedGroups && !names.contains("\n")
        let count = subjectKeys.contains(.device) ? "\(groups.count) devices" : "\(groups.count) places"
        let others = common.isEmpty ? count : common.joined(separator: " · ")
        let heading = [isShort ? names : others, shared.replacing("\n", with: " · ")].filter { !$0.isEmpty }
        addRows(cells, heading: heading.joined(separator: " · "))
    }

    /// One cell for each group of pictures that look alike; where two would have the same name, what was asked for
    /// tells them apart, and where a name is not that of every member of the group, the member.
    private func toldApart(
        _ groups: [[Int]], by keys: [SelectionKey], in groupKeys: [SelectionKey]
    ) -> [Cell] {
        let cells = groups.map { pictures in
            let members = pictures.grouped { facts(of: $0, groupKeys) }
            let isShared = Set(members.map { Set($0.map { facts(of: $0, keys) }) }).count == 1
            let own = isShared ? [] : groupKeys.filter { names(of: pictures, [$0]).count > 1 }
            return cell(pictures, named: own + keys)
        }
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
        let lines = [SharedNames(names).text, sharedEvidence(pictures)]
        return Cell(picture: pictures[0], label: lines.filter { !$0.isEmpty }.joined(separator: "\n"))
    }

    /// How well the layouts of pictures that look alike are known; where that differs, the first fact that tells those
    /// apart which have a word: `measured: iPadOS 26`.
    private func sharedEvidence(_ pictures: [Int]) -> String {
        let groups = pictures.grouped(by: evidence)
        let words = groups.map { evidence($0[0]) }
        guard groups.count > 1 else { return words.joined() }
        guard let index = words.firstIndex(where: { !$0.isEmpty }) else { return "" }
        let others = Set(groups.indices.filter { $0 != index }.flatMap { groups[$0] })
        let key = (placeKeys + subjectKeys).first { key in
            Set(names(of: groups[index], [key])).isDisjoint(with: names(of: Array(others), [key]))
        }
        return key.map {
            "\(words[index]): " + names(of: groups[index], [$0]).joined().joined(separator: ", ")
        }
            ?? ""
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

extension [SheetLayout.Group] {
    /// The groups in their order, those with few pictures that follow each other together.
    fileprivate func fewTogether(atMost few: Int) -> [[SheetLayout.Group]] {
        reduce(into: []) { sets, group in
            if group.cells.count <= few, let last = sets.last?.last, last.cells.count <= few {
                sets[sets.count - 1].append(group)
            } else {
                sets.append([group])
            }
        }
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
