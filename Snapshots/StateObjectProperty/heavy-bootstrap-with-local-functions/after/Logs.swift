import SwiftUI

/// The function moves with the only statement that calls it.
@Observable
final class VisitLog {
  @ObservationIgnored private var visits: [Date] = []
  private let place: String
  @ObservationIgnored private(set) var isReady = false

  init(place: String) {
    self.place = place
  }

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    func note(_ text: String) {
      UserDefaults.standard.set(text, forKey: "last")
      if text.isEmpty { return }
      visits.append(Date(timeIntervalSince1970: 0))
    }
    note(place)
    isReady = true
  }
}

struct VisitView: View {
  @State private var log: VisitLog

  init(place: String) { _log = State(wrappedValue: VisitLog(place: place)) }

  var body: some View { Text("Visit").task { await log.bootstrap() } }
}

/// What stays behind calls the function, too.
@Observable
final class StepLog: ObservableObject {
  private let first: Int
  @ObservationIgnored private var steps: [Int] = []

  init(number: Int) {
    func half(_ number: Int) -> Int { number / 2 }
    first = half(number)
    UserDefaults.standard.set(half(number), forKey: "half")
  }
}

struct StepView: View {
  @StateObject private var log: StepLog

  init(number: Int) { _log = StateObject(wrappedValue: StepLog(number: number)) }

  var body: some View { Text("Steps") }
}
