import SwiftUI

@Observable
final class Languages {
  private static let tables = ["en": ["hello": "Hello"], "de": ["hello": "Hallo"]]
  nonisolated(unsafe) private(set) static var table: [String: String] = ["hello": "Hello"]
  var language = "en" {
    didSet { Self.table = Self.tables[language] ?? [:] }
  }
}

extension String {
  var localized: String { Languages.table[self] ?? self }
}

enum Texts {
  static var hello: String { translated("hello") }
  static func translated(_ key: String) -> String { Languages.table[key] ?? key }
}

/// Observes the model only to be updated.
struct Greeting: View {
  @Environment(Languages.self) private var languages

  var body: some View { Text("hello".localized) }
}

struct Title: View {
  let languages: Languages

  var body: some View { content }

  private var content: some View { Text(Texts.hello) }
}

/// Reads what changes with the table.
struct LanguagePicker: View {
  let languages: Languages

  var body: some View {
    Text("hello".localized)
    Button(languages.language) { languages.language = "de" }
  }
}

/// Shows it in an action alone.
struct Greeter: View {
  let languages: Languages

  var body: some View {
    Button("Greet") { print("hello".localized) }
  }
}

struct LanguageRoot: View {
  @State private var languages = Languages()

  var body: some View {
    Greeting().environment(languages)
    Title(languages: languages)
    LanguagePicker(languages: languages)
    Greeter(languages: languages)
  }
}
