import SwiftUI

@Observable
final class Visit {
  var count: Int
  @ObservationIgnored private(set) var isReady = false
  init(count: Int) {
    self.count = count
  }

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    UserDefaults.standard.set(1, forKey: "visits")
    isReady = true
  }
}

struct VisitView: View {
  @State private var visit = Visit(count: 1)

  var body: some View { Text("\(visit.count)").task { await visit.bootstrap() } }
}
