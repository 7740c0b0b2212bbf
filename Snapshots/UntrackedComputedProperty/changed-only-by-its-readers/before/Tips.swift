import SwiftUI

/// Remembers what it has been asked for.
final class Flags {
  private var known: [String: Bool] = [:]
  private(set) var askedLast = ""

  func isOn(_ name: String) -> Bool {
    askedLast = name
    if let value = known[name] { return value }
    let value = UserDefaults.standard.bool(forKey: name)
    known[name] = value
    return value
  }
}

final class Tips: ObservableObject {
  let flags: Flags
  @Published private(set) var count = 0

  init(flags: Flags) { self.flags = flags }

  var showsTips: Bool { flags.isOn("tips") && !flags.askedLast.isEmpty }

  func next() {
    if showsTips { count += 1 }
  }
}

struct TipsView: View {
  @ObservedObject var tips: Tips

  var body: some View {
    if tips.showsTips { TipCount(tips: tips) }
    Button("Next") { tips.next() }
  }
}

struct TipCount: View {
  @ObservedObject var tips: Tips

  var body: some View { Text("\(tips.count)") }
}
