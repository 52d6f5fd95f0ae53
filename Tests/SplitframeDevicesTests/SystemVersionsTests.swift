import SplitframeDevices
import Testing

struct `Versions of the system` {
    @Test(
        arguments: [
            ("26", .exactly(26)), ("<=17", .through(17)), ("12-13", .range(12, 13)),
        ] as [(String, SystemVersions)])
    func `are read as they are written`(name: String, versions: SystemVersions) {
        #expect(SystemVersions(name: name) == versions)
        #expect(versions.name == name)
    }

    @Test(arguments: ["", "<=", "<=x", "13-12", "12-13-14", "-1", "26+", "0", "iOS 26"])
    func `of another form are none`(name: String) {
        #expect(SystemVersions(name: name) == nil)
    }
}
