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
        for generation in Generation.known {
            for name in FigureName.allCases {
                guard let figure = generation.figure(name) else { continue }
                #expect(names.contains("\(name).\(generation)") == (figure.provenance.kind == "assumed"))
            }
        }
    }
}
