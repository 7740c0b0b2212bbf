extension Mutation {
  /// What an attack, an accident or an editor may put into a file.
  static let odd: [String] = [
    "\0", "\r", "\r\n", "\u{FEFF}", "\u{2028}", "\u{200F}", "é", "e\u{301}", "🧑‍🧑‍🧒", "\u{1B}[2J",
    "{", "}", "(", ")", "[", "]", "<", ">", "\"", "\"\"\"", "#\"", "\\(", "/*", "*/", "//",
    "#if DEBUG\n", "#else\n", "#endif\n", "`", "@", "$", "_", ",", ";", "=", "\t", " ", "\n",
    "0x", "1e999", "\u{C}", "\u{B}", "\u{A0}", "<<<<<<< HEAD\n", "=======\n", ">>>>>>> x\n",
    "<#name#>", "#!", "\u{E000}", "𝒙", "\u{202E}",
  ]

  static let invalid: [[UInt8]] = [
    [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90], [0xE2],
  ]

  /// Words that mean something to the tool.
  static let words = [
    "@Published", "@StateObject", "@ObservedObject", "@EnvironmentObject", "ObservableObject",
    "@Observable", "objectWillChange", "$value", "static", "lazy", "weak", "private(set)", "class",
    "struct", "extension", "actor", "enum", "var", "let", "func", "init", "didSet", "willSet",
    "self", "some", "any", "import Combine", "import SwiftUI", "@State", "@Binding", "@Bindable",
    "Bindable", "@MainActor", "nonisolated", "override", "open", "typealias", "protocol", "where",
    "async", "try", "get", "set", "_value", "self.", ".send()", ".assign(to: &$value)", "$0",
    "@AppStorage(\"a\") ", "@ObservationIgnored", "final", "public", "unowned", "inout",
    "subscript",
    "= nil", "?", "!", ": Int", "{ get }", "{}", "()", "// migrate-observable:ignore\n",
    "// migrate-observable:strategy keep\n",
  ]

  /// What a declaration may find itself in.
  static let shells: [(head: String, tail: String)] = [
    ("\nstruct Shell {\n", "\n}\n"), ("\nenum Shell { ", " }\n"),
    ("\nextension Shell {\n", "\n}\n"),
    ("\nfunc shell() {\n", "\n}\n"), ("\nvar shell: some View { get {\n", "\n} }\n"),
    ("\nfinal class Shell: ObservableObject {\n", "\n}\n"), ("\n#if DEBUG\n", "\n#endif\n"),
    ("\nlet shell = {\n", "\n}()\n"), ("\n@MainActor class Shell<T> {", "}\n"),
  ]
}
