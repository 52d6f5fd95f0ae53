import Testing

/// A title in a script that Inter lacks.
struct ScriptSample: CustomTestStringConvertible, Sendable {
    var name: String
    var text: String
    /// Whether its fonts have a heavy weight.
    var hasWeights = true

    var testDescription: String { name }

    static let all = [
        ScriptSample(name: "Arabic", text: "الرسائل الواردة"),
        ScriptSample(name: "Persian", text: "تنظیمات و گزینه‌ها"),
        ScriptSample(name: "Hebrew", text: "תיבת דואר נכנס"),
        ScriptSample(name: "Chinese", text: "收件箱与更多"),
        ScriptSample(name: "Japanese", text: "受信トレイの設定"),
        ScriptSample(name: "Korean", text: "받은 편지함"),
        ScriptSample(name: "Thai", text: "กล่องจดหมายเข้า"),
        ScriptSample(name: "Devanagari", text: "इनबॉक्स और सेटिंग्स"),
        ScriptSample(name: "Bengali", text: "ইনবক্স"),
        ScriptSample(name: "Tamil", text: "இன்பாக்ஸ்"),
        ScriptSample(name: "Telugu", text: "ఇన్‌బాక్స్"),
        ScriptSample(name: "Sinhala", text: "එන ලිපි"),
        ScriptSample(name: "Khmer", text: "ប្រអប់ទទួល"),
        ScriptSample(name: "Lao", text: "ກ່ອງຂໍ້ຄວາມ"),
        ScriptSample(name: "Myanmar", text: "ဝင်စာပုံး"),
        ScriptSample(name: "Tibetan", text: "ཡིག་སྒམ"),
        ScriptSample(name: "Armenian", text: "Մուտքային"),
        ScriptSample(name: "Georgian", text: "შემოსულები"),
        ScriptSample(name: "Ethiopic", text: "የገቢ መልዕክት"),
        ScriptSample(name: "Emoji", text: "😀👍🏽❤️📁🏠👩‍👩‍👧🇩🇪1️⃣", hasWeights: false),
        ScriptSample(name: "Signs", text: "∀⚙☀☎⌘⏎", hasWeights: false),
        ScriptSample(name: "Mixed", text: "Mail البريد 收件箱 ไทย"),
    ]
}
