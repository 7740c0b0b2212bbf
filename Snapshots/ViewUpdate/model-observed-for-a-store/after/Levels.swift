import Combine
import SwiftUI

/// Notifies nobody.
final class LevelStore {
  nonisolated(unsafe) static let shared = LevelStore()
  private var levels: [String: Double] = [:]
  private var reads = 0

  func level(_ name: String) -> Double {
    print("read \(reads) times")
    return levels[name] ?? 0
  }

  func set(_ name: String, to level: Double) { levels[name] = level }
  func count() { reads += 1 }
}

@Observable
final class Changes {
  var number = 0 {
    willSet { numberSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var numberSubject = CurrentValueSubject<Int, Never>(_number)

  func note() { number += 1 }
}

// The action changes the store, and has the model notify.
struct LevelRow: View {
  let changes: Changes
  let name: String

  var body: some View {
    VStack {
      Text("\(LevelStore.shared.level(name))")
      Button("Mute") {
        LevelStore.shared.set(name, to: 0)
        changes.note()
      }
    }
  }
}

// It reads nothing of the model but a publisher.
struct LevelLabel: View {
  let changes: Changes

  var body: some View {
    Text("\(LevelStore.shared.level("bass"))")
      .onReceive(changes.numberSubject) { print($0) }
  }
}

// It has an initializer, and some state of its own.
struct LevelMeter: View {
  private let changes: Changes
  @State private var isOpen = false

  init(changes: Changes) { self.changes = changes }

  var body: some View {
    DisclosureGroup("Treble", isExpanded: $isOpen) {
      Text("\(LevelStore.shared.level("treble"))")
    }
  }
}

struct LevelScreen: View {
  @State private var changes = Changes()

  var body: some View {
    VStack {
      LevelRow(changes: changes, name: "mid")
      LevelLabel(changes: changes)
      LevelMeter(changes: changes)
      Button("Reset") {
        LevelStore.shared.set("treble", to: 0)
        LevelStore.shared.count()
      }
    }
  }
}
