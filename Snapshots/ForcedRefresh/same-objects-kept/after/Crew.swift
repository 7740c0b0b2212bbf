import SwiftUI

final class Sailor: Identifiable, Equatable {
  let id = UUID()
  var rank = "deck"

  static func == (left: Sailor, right: Sailor) -> Bool { left.id == right.id }
}

final class Captain {
  static let first = Captain()
  var name = "Ann"
}

/// Not `Equatable`, so that an array of them always notifies.
final class Cook {
  var dish = "soup"
}

@Observable
final class Crew {
  var sailors: [Sailor] = []
  var captain = Captain.first
  var cooks: [Cook] = []
  private let all = [Sailor(), Sailor()]
  private let kitchen = [Cook()]

  func muster() {
    sailors = all.filter { $0.rank != "ashore" }
    cooks = kitchen
  }

  func promote(_ sailor: Sailor) {
    sailor.rank = "mate"
    kitchen[0].dish = "cake"
    muster()
  }

  func rename() {
    Captain.first.name = "Bea"
    captain = Captain.first
  }
}

struct CrewView: View {
  @State private var crew = Crew()

  var body: some View {
    VStack {
      Text(crew.captain.name)
      ForEach(crew.sailors) { Text($0.rank) }
      Text(crew.cooks.first?.dish ?? "none")
      Button("Muster") { crew.muster() }
      Button("Promote") { crew.promote(crew.sailors[0]) }
      Button("Rename") { crew.rename() }
    }
  }
}
