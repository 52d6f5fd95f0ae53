"""Writes Swift files as apps have them and as nobody has them: python3 generate-sources.py FOLDER COUNT SEED.

Each is a random choice of declarations, imports, literals and comments, some with bytes that are not UTF-8.
"""
import os
import random
import sys

folder, count, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
chance = random.Random(seed)
pick = chance.choice


def text():
    return pick(["ä", "日本", "👩‍👩‍👧", "e\u0301", "plain", "#selector(a)", "@objc", "*/ no", "\u2028", "\\t"])


def comment():
    return pick([
        "// " + text().replace("\u2028", "").replace("\\t", "") + "\n",
        "/* one /* in another @objc */ import os */\n",
        "/** #selector(run) **/\n",
        "/* a\n * b /* c\n */ d */ ",
        "/// `@objc` and \"import CoreData\"\n",
        "",
        "",
    ])


def literal():
    return pick([
        '"' + text() + ' \\(name) \\("inner \\(1 + 2)")"',
        '#"raw \\(not) \\#(name) "quoted" @objc"#',
        '###"two "## inside \\###(name)"###',
        '"""\n    several @objc lines\n    import os\n    \\(name) \\\n    #selector(run)\n    """',
        '#"""\n    raw """ inside\n    \\#(name)\n    """#',
        "String(describing: /a[/]b*c/)",
        'String(describing: #/ @objc \\/ "x" /#)',
        "String(describing: #/\n        import os  # note\n        [a-z]+\n    /#)",
        '#file + #function + "\\(#line)"',
        "`import`",
        '#"""\n    """#',
        '(#imageLiteral(resourceName: "Tray")).description',
    ])


def imported():
    module = pick([
        "UIKit", "Foundation", "os", "os.log", "CoreData", "QuartzCore", "CoreGraphics", "SwiftUI", "MapKit",
        "struct os.Logger", "class CoreData.NSManagedObject", "func ObjectiveC.objc_setAssociatedObject",
    ])
    line = pick(["", "", "", "@testable ", "@_exported ", "@preconcurrency ", "@_spi(Mail) ", "public "]) + "import " + module
    return pick([
        line + "\n",
        line + " // @objc\n",
        line + " /* a\n b */\n",
        "/* x */ " + line + "\n",
        line + "; import Dispatch\n",
        "import Dispatch; " + line + "\n",
        "    " + line + "\n",
        "#if canImport(" + module.split()[-1].split(".")[0] + ")\n" + line + "\n#endif\n",
        line + "\r\n",
        line + "   \n",
    ])


def attribute():
    return pick(["", "", "@objc ", "@objc\n    ", "@IBAction ", "@objc(run:) ", "@objc // why\n    ", "@objc /* why */ "])


def method(name):
    return (
        f"    {comment()}    {attribute()}{pick(['', '', 'dynamic ', 'private ', 'public '])}func {name}(_ sender: Any?) {{\n"
        f"        let text = {literal()}\n"
        f"        print(text, {pick(selectors)})\n"
        f"        {pick(statements)}\n"
        "    }\n")


selectors = [
    "#selector(run)", "#selector(Mailbox.run(_:))", "#selector(self.run(_:))", "#selector(getter: title)",
    "#selector(other.run)", "#selector(Mailbox.run(_:) as (Mailbox) -> (Any?) -> Void)", 'Selector(("run:"))',
    "#selector(\n            /* which */ run(_:) // that\n        )", "0",
]
statements = [
    "delegate?.mailboxDidOpen?(self)", "_ = delegate?.mailboxDidOpen?(self)", "URLSession.shared.reset()",
    "let request: URLRequest? = nil; _ = request", "observe(\\.title) { _, _ in }",
    "#if os(iOS)\n        @objc func inner() {}\n        #elseif DEBUG\n        print(1)\n        #else\n        #endif",
    "#warning(\"@objc\")", "#Preview(\"x\") { Mailbox() }", "_ = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)",
    "_ = /(?<year>\\d+)/.firstMatch(in: text)?.year", "let a = 4 / 2; let b = a/2; _ = (a, b)",
    "_ = NSManagedObject.self; _ = Logger()", "let `class` = 1; _ = `class`",
    "var observation: NSKeyValueObservation?; _ = observation",
]


def member():
    return pick([
        method("run"), method("stop"), "    @IBOutlet weak var label: UILabel!\n", "    @NSManaged var title: String\n",
        "    @objc dynamic var isOpen = false\n", "    override var prefersStatusBarHidden: Bool { true }\n",
        "    #if DEBUG\n    override func viewDidLoad() {}\n    #endif\n", "    @objc enum Kind: Int { case a, b }\n",
        "    lazy var item = UIBarButtonItem(title: nil, target: self, action: " + pick(selectors) + ")\n",
        "    subscript(_ i: Int) -> Int { @objc get { i } }\n", "    @objc\n\n\n    func spaced() {}\n", "    ;\n" * 0,
        "    var keys: [Int] { [1, 2 /* , @objc */, 3] }; @objc func same() {}\n",
    ])


def declaration():
    name = pick(["Mailbox", "Mailbox", "Message", "Reader"])
    return comment() + pick([
        f"@objc class {name}: UIViewController {{\n" + "".join(member() for _ in range(chance.randrange(5))) + "}\n",
        f"extension {name} {{\n" + "".join(member() for _ in range(chance.randrange(5))) + "}\n",
        f"final class Inbox: {name} {{ override func run(_ sender: Any?) {{ super.run(sender) }} }}\n",
        "@objc protocol MailboxDelegate: NSObjectProtocol {\n    @objc optional func mailboxDidOpen(_ mailbox: Mailbox)\n"
        "    @objc optional var count: Int { get }\n}\n",
        "@objc public protocol Empty {}\n", "@objcMembers open class Open: NSObject { public func a() {} }\n",
        f"#Preview {{ {name}() }}\n", "let top = " + literal() + "\n", "@UIApplicationMain class App: UIResponder {}\n",
        "#if os(iOS)\nextension Mailbox { override func stop(_ sender: Any?) {} }\n#endif\n",
        "extension Mailbox where Self: AnyObject { @objc func c() {} }\n",
        "enum Screen { class Base: UIView { @objc func run() {} }; class Heir: Base { override func run() {} } }\n",
        "@available(iOS 17, *) @objc\nclass Late: Mailbox {}\n", "prefix operator /\n" * 0,
    ])


for number in range(count):
    parts = ["\ufeff" if chance.random() < 0.02 else "", "#!/usr/bin/swift\n" if chance.random() < 0.02 else ""]
    parts += [comment()] + [imported() for _ in range(chance.randrange(4))]
    parts += [declaration() for _ in range(chance.randrange(1, 6))]
    source = "".join(parts)
    if chance.random() < 0.1:
        source = source.replace("\r\n", "\n").replace("\n", "\r\n")
    if chance.random() < 0.05:
        source = source.rstrip()
    data = source.encode()
    if chance.random() < 0.1:
        place = chance.randrange(len(data) + 1)
        data = data[:place] + pick([b"\xe9", b"\xff\xfe", b"\xc3", b"\xed\xa0\x80", b"\x80" * 3]) + data[place:]
    elif chance.random() < 0.03:
        data = data[: chance.randrange(len(data) + 1)]
    with open(os.path.join(folder, f"Source{number}.swift"), "wb") as file:
        file.write(data)
