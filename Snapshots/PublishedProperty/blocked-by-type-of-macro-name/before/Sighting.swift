import SwiftUI

/// What somebody saw in the garden.
struct Observation: Identifiable {
  let id: Int
  var bird = ""
}

final class Logbook: ObservableObject {
  @Published var observations: [Observation] = []
}

struct LogbookView: View {
  @StateObject private var logbook = Logbook()

  var body: some View {
    List(logbook.observations) { Text($0.bird) }
  }
}
