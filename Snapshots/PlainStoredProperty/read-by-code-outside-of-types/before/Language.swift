import SwiftUI

final class Language: ObservableObject {
  static let shared = Language()

  @Published var code = "en" {
    didSet { table = ["bread": code + " bread"] }
  }
  private(set) var table: [String: String] = [:]
  var margin = 1
  var points = 10
  var weight = 100
  var visits = 0
  var pages = 0

  func text(_ key: String) -> String { table[key] ?? key }

  func change(to code: String) {
    margin += 1
    points += 1
    weight += 1
    visits += 1
    self.code = code
  }
}

extension String {
  var localized: String { Language.shared.text(self) }
}

extension View {
  func card() -> some View {
    VStack {
      Text("margin \(Language.shared.margin)")
      self
    }
  }

  /// No view calls this while it is evaluated.
  func count() -> Int { Language.shared.visits }
}

extension Label where Title == Text, Icon == Text {
  static var weight: Label {
    Label { Text("weight") } icon: { Text("\(Language.shared.weight)") }
  }
}

private var points: Int { Language.shared.points }

func pointsText() -> String { "points \(points)" }

/// What waits is no part of a view's evaluation.
enum Pages {
  @MainActor static func count() async -> Int { current }

  @MainActor private static var current: Int { Language.shared.pages }
}

struct Slot: View {
  let content: Label<Text, Text>

  var body: some View { content }
}

struct BakeryView: View {
  @ObservedObject private var language = Language.shared

  var body: some View {
    Text("bread".localized)
    Text("flour").card()
    Text(pointsText())
    Slot(content: .weight)
    Text("pages").task { await refresh() }
    Button("German") {
      language.change(to: "de")
      print(count())
    }
  }

  private func refresh() async { print(await Pages.count()) }
}
