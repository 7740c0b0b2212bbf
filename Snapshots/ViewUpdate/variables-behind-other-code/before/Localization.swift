import SwiftUI

final class Languages: ObservableObject {
  private static let tables = ["en": ["hello": "Hello"], "de": ["hello": "Hallo"]]
  nonisolated(unsafe) private(set) static var table: [String: String] = ["hello": "Hello"]
  @Published var language = "en" {
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
  @EnvironmentObject private var languages: Languages

  var body: some View { Text("hello".localized) }
}

struct Title: View {
  @ObservedObject var languages: Languages

  var body: some View { content }

  private var content: some View { Text(Texts.hello) }
}

/// Reads what changes with the table.
struct LanguagePicker: View {
  @ObservedObject var languages: Languages

  var body: some View {
    Text("hello".localized)
    Button(languages.language) { languages.language = "de" }
  }
}

/// Shows it in an action alone.
struct Greeter: View {
  @ObservedObject var languages: Languages

  var body: some View {
    Button("Greet") { print("hello".localized) }
  }
}

struct LanguageRoot: View {
  @StateObject private var languages = Languages()

  var body: some View {
    Greeting().environmentObject(languages)
    Title(languages: languages)
    LanguagePicker(languages: languages)
    Greeter(languages: languages)
  }
}
