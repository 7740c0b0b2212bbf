import Combine
import Foundation
import SwiftUI

final class Hand: ObservableObject {
  @Published var angle = 0
}

final class Clock: ObservableObject {
  @Published var title = ""
  let hand = Hand()
  private var watch: AnyCancellable?

  init(titles: PassthroughSubject<String, Never>) {
    watch = hand.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
    titles.assign(to: &$title)
  }
}

enum Zone {
  nonisolated(unsafe) static var offset = 0
}

final class Zones: ObservableObject {
  let hand = Hand()
  private var watch: AnyCancellable?

  init() {
    watch = hand.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
  }

  var offset: Int { Zone.offset }

  func shift() {
    Zone.offset += 1
    objectWillChange.send()
  }
}

struct ClockView: View {
  @ObservedObject var clock: Clock
  @ObservedObject var zones: Zones

  var body: some View {
    Text("\(clock.title) \(clock.hand.angle) \(zones.offset) \(zones.hand.angle)")
  }
}
