/// Words of many scripts: common ones of interfaces, and others made of their letters, the same in every run.
public enum SampleWords {
    private static let common = """
        Library Import Reports Attachments Favourites Yesterday Fiji AWAY Tokyo WiFi flow office Type To: fjord Water
        12:30 11:11 1/2 100% £12.50 €1,99 (3) "quoted" “Quoted” – — … #1 a@b.org C++ x² 5×7 10° § © ® ™ ¿Qué? ¡Sí!
        Größe Straße Ærø Île Łódź Čeština Türkçe İstanbul Ştefan Đặng Nguyễn Việt ångström naïve e\u{301}te\u{301}
        Εισερχόμενα Ρυθμίσεις Входящие Настройки Щука Ўзбек Қазақ Ђорђе
        الرسائل الإعدادات مكتبة حساب تنظیمات گزینه‌ها הגדרות תיבה שָׁלוֹם
        收件箱 设置 受信トレイ 設定 ひらがな カタカナ 받은편지함 설정
        सेटिंग्स इनबॉक्स ইনবক্স குறிப்பு ตั้งค่า กล่องจดหมาย
        📥 👍🏽 👩‍👩‍👧 🇩🇪 1️⃣ ❤️ Inbox📥 ✓ → ★
        """.split(whereSeparator: \.isWhitespace).map(String.init)

    /// The letters of which a script's words are made, and how many of the words are of it.
    private static let alphabets: [(letters: String, share: Int)] = [
        ("abcdefghijklmnopqrstuvwxyz", 6), ("ABCDEFGHIJKLMNOPQRSTUVWXYZ", 2),
        ("AVTWYLPFKXrtvwyfjkxz.,:;-'()/\"&", 3), ("0123456789:.,/-+%", 2),
        ("aeiouáéíóúàèìòùâêîôûäëïöüãõñçåæøœßðþłžšćčřğışţ", 3), ("ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệịọốồớờợụứừửỹ", 2),
        ("αβγδεζηθικλμνξοπρστυφχψωάέήίόύώΑΒΓΔΘΛΞΠΣΦΨΩ", 2),
        ("абвгдежзийклмнопрстуфхцчшщъыьэюяёіїєґАБДЖЩЮЯ", 2), ("ابتثجحخدذرزسشصضطظعغفقكلمنهوية", 2),
        ("אבגדהוזחטיכלמנסעפצקרשת", 1), ("一二三人大小上下中国日本語文字設定收件箱", 1),
        ("あいうえおかきくけこさしすせそアイウエオカキクケコ", 1), ("가나다라마바사아자차카타파하한글설정", 1),
        ("कखगघचजटडतदनपबमयरलवशसह", 1), ("กขคงจชซดตทนบปพมยรลวสหอ", 1),
    ]

    /// That many words, the common ones first.
    public static func words(_ count: Int) -> [String] {
        var numbers = SteppedNumbers(seed: 47)
        let scripts = alphabets.flatMap { Array(repeating: Array($0.letters), count: $0.share) }
        let made = (0..<max(0, count - common.count)).map { _ in
            let letters = numbers.any(scripts)
            return String((0..<numbers.length(1...14)).map { _ in numbers.any(letters) })
        }
        return Array((common + made).prefix(count))
    }
}
