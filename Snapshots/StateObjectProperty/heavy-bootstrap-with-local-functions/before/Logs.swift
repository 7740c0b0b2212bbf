import SwiftUI

/// The function moves with the only statement that calls it.
final class VisitLog: ObservableObject {
  private var visits: [Date] = []

  init(place: String) {
    func note(_ text: String) {
      UserDefaults.standard.set(text, forKey: "last")
      if text.isEmpty { return }
      visits.append(Date(timeIntervalSince1970: 0))
    }
    note(place)
  }
}

struct VisitView: View {
  @StateObject private var log: VisitLog

  init(place: String) { _log = StateObject(wrappedValue: VisitLog(place: place)) }

  var body: some View { Text("Visit") }
}

/// What stays behind calls the function, too.
final class StepLog: ObservableObject {
  private let first: Int
  private var steps: [Int] = []

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
