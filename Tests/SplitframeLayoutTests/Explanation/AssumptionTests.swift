import SplitframeInterface
import SplitframeLayout
import Testing

struct `An assumption` {
    @Test func `has a name of its own, a value and a reason`() {
        let names = Assumption.all.map(\.rule)
        #expect(Set(names).count == names.count)
        for assumption in Assumption.all {
            #expect(!assumption.value.isEmpty && !assumption.reason.isEmpty, "\(assumption.rule)")
        }
    }

    @Test func `is listed for every assumed figure of every generation`() {
        let names = Set(Assumption.all.map(\.rule))
        for name in FigureName.allCases {
            let kinds = Generation.known.compactMap { $0.figure(name)?.provenance.kind }
            #expect(names.contains(name.name) == kinds.contains("assumed"), "\(name)")
        }
        for name in BarFigureName.allCases {
            let figures = Generation.known.flatMap { generation in
                ScreenKind.allCases.map { generation.figure(name, on: $0)?.provenance.kind }
            }
            #expect(names.contains(name.name) == figures.contains("assumed"), "\(name)")
        }
    }
}
