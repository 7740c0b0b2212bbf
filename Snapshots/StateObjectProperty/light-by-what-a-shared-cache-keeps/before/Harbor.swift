import Foundation
import SwiftUI

final class Berth: ObservableObject {
  @Published var depth = 0
  private var timer: Timer?

  init() {
    timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { [weak self] _ in
      self?.depth += 1
    }
  }
}

final class Harbor {
  static let shared = Harbor()
  private var berths: [String: Berth] = [:]
  private init() {}

  func berth(_ name: String) -> Berth {
    if let known = berths[name] { return known }
    let made = Berth()
    berths[name] = made
    return made
  }

  func berthBehindGuard(_ name: String) -> Berth {
    guard let known = berths[name] else {
      let made = Berth()
      berths[name] = made
      return made
    }
    return known
  }

  func berthOfAnotherName(_ name: String) -> Berth {
    if let known = berths["main"] { return known }
    let made = Berth()
    berths[name] = made
    return made
  }

  func berthThatNobodyKeeps(_ name: String) -> Berth {
    if let known = berths[name] { return known }
    return Berth()
  }
}

struct KeptView: View {
  @StateObject private var berth: Berth
  init(name: String) { _berth = StateObject(wrappedValue: Harbor.shared.berth(name)) }
  var body: some View { Text("\(berth.depth)") }
}

struct GuardedView: View {
  @StateObject private var berth: Berth
  init(name: String) { _berth = StateObject(wrappedValue: Harbor.shared.berthBehindGuard(name)) }
  var body: some View { Text("\(berth.depth)") }
}

struct OtherNameView: View {
  @StateObject private var berth: Berth
  init(name: String) { _berth = StateObject(wrappedValue: Harbor.shared.berthOfAnotherName(name)) }
  var body: some View { Text("\(berth.depth)") }
}

struct UnkeptView: View {
  @StateObject private var berth: Berth
  init(name: String) {
    _berth = StateObject(wrappedValue: Harbor.shared.berthThatNobodyKeeps(name))
  }
  var body: some View { Text("\(berth.depth)") }
}
