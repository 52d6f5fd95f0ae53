import SplitframeFiles
import SplitframeInterface

/// What a command says besides its result and its failure, on standard error.
enum Notice {
    // Selections.
    /// A file of the project's defaults is not read.
    case distrusted(path: String)
    case severalDevices(word: String, product: String, id: String)
    /// Of a scenario's steps only the last one is drawn.
    case hiddenSteps(path: String, count: Int)
    case noRegions(device: String)
    case noRequests(documents: [String])
    case needsPerceptualMode(option: String)
    // Goldens.
    case damagedList(movedTo: String)
    case oneColor(golden: String)
    case recordedByTests
    /// Goldens that other versions of the libraries drew; `here` are those of this machine.
    case drifted(Int, of: Int, here: String)
    case notKept(FileError)
    case nothingToApprove(folder: String)
    case testGone(test: String, place: String)
    case foreignPicture(path: String)
    case rejectionsNotKept(count: Int)
    // Reviews.
    /// Only one side of a comparison has the text of a layout.
    case halfDescribed(first: String, count: Int)
    case uncomparedSheets(count: Int)
    case noSummary(FileError)

    /// The notice as one line of text.
    var sentence: String {
        switch self {
        case .distrusted(let path): "note: \"\(path)\" belongs to another user, and was not obeyed"
        case .severalDevices(let word, let product, let id):
            "note: \"\(word)\" fits several devices: \(product) is drawn, --device \(id); "
                + "\"splitframe devices\" lists all."
        case .hiddenSteps(let path, let count):
            "note: \"\(path)\" has \(count) steps, of which the last one is drawn: "
                + "--step draws another, --show modes all of them."
        case .noRegions(let device):
            "note: \(device) reserves no regions of this window, so --annotate regions shows nothing."
        case .noRequests(let documents):
            "note: nothing in \(documents.joined(separator: ", ").inOneLine) asks for a picture: "
                + "\"splitframe docs --help\" says how a document does."
        case .needsPerceptualMode(let option):
            "warning: \(option) changes nothing without --mode perceptual."
        case .damagedList(let path):
            "The list of pending results was damaged: it was moved to \"\(path)\", and this run writes a new one."
        case .oneColor(let golden):
            "note: \(golden) has one colour alone: look whether anything is missing."
        case .recordedByTests:
            "Goldens of tests are recorded by the tests: SPLITFRAME_RECORD=failed swift test, "
                + "or accepted by splitframe approve."
        case .drifted(let count, let all, let here):
            "\(count) of \(all) goldens were drawn by other versions of the libraries or "
                + "fonts and differ as those may; here is \(here)."
        case .notKept(let error):
            "note: pictures of what failed were not kept, so that none can be approved. \(error.message)"
        case .nothingToApprove(let folder): "nothing to approve: no result waits in \(folder)"
        case .testGone(let test, let place): "The test \(test) is no longer in \(place)."
        case .foreignPicture(let path): "\(path) is listed by no manifest of splitframe, and stays."
        case .rejectionsNotKept(let count):
            "\(count) rejected, which is not kept: change the app and run again, else the next review "
                + "asks for them again."
        case .halfDescribed(let first, let count):
            "note: one folder alone has the text (.txt) of "
                + (count == 1
                    ? "a picture's layout, \(first.inOneLine)"
                    : "\(count) pictures' layouts, \(first.inOneLine) among them")
                + ": of these only pixels are compared."
        case .uncomparedSheets(let count):
            "note: the folders list different pictures, so that their "
                + (count == 1 ? "contact sheet is" : "\(count) contact sheets are") + " not compared."
        case .noSummary(let error): "note: the summary was not added to GITHUB_STEP_SUMMARY. \(error.message)"
        }
    }
}

extension Console {
    func note(_ notice: Notice) { message("\(notice.sentence)\n") }
}
