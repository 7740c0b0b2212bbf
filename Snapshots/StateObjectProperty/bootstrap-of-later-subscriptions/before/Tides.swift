import Combine
import Foundation
import SwiftUI

enum TideTable {
  static func load() -> AnyPublisher<String, Never> {
    URLSession.shared.dataTaskPublisher(for: URL(fileURLWithPath: "/tides"))
      .map { String(decoding: $0.data, as: UTF8.self) }
      .replaceError(with: "")
      .receive(on: DispatchQueue.main)
      .eraseToAnyPublisher()
  }
}

extension NotificationCenter {
  static let zoneChanges = NotificationCenter.default.publisher(for: .NSSystemTimeZoneDidChange)
  static let arrivals = NotificationCenter.default.publisher(for: .arrival)
}

extension Notification.Name {
  static let arrival = Notification.Name("arrival")
}

let everyMinute = Timer.publish(every: 60, on: .main, in: .common).autoconnect()

final class Pilot {
  static let shared = Pilot()
  let calls = PassthroughSubject<String, Never>()
  func arrive() {
    calls.send("arrived")
    NotificationCenter.default.post(name: .arrival, object: nil)
  }
}

// Each of these subscriptions starts its own work, or hears what only the system or the clock sends.

final class LoadedTides: ObservableObject {
  @Published var text = ""
  private var subscriptions: Set<AnyCancellable> = []
  init() {
    TideTable.load().sink { [weak self] in self?.text = $0 }.store(in: &subscriptions)
  }
}

final class ZoneOfTides: ObservableObject {
  @Published var changes = 0
  private var subscriptions: Set<AnyCancellable> = []
  init() {
    NotificationCenter.zoneChanges.sink { [weak self] _ in self?.changes += 1 }
      .store(in: &subscriptions)
  }
}

final class MinutesOfTides: ObservableObject {
  @Published var minutes = 0
  private var subscriptions: Set<AnyCancellable> = []
  init() {
    everyMinute.sink { [weak self] _ in self?.minutes += 1 }.store(in: &subscriptions)
  }
}

// Each of these would miss what the project sends before the view appears.

final class PilotCalls: ObservableObject {
  @Published var text = ""
  private var subscriptions: Set<AnyCancellable> = []
  init() {
    Publishers.Merge(TideTable.load(), Pilot.shared.calls)
      .sink { [weak self] in self?.text = $0 }
      .store(in: &subscriptions)
  }
}

final class Arrivals: ObservableObject {
  @Published var count = 0
  private var subscriptions: Set<AnyCancellable> = []
  init() {
    NotificationCenter.arrivals.sink { [weak self] _ in self?.count += 1 }
      .store(in: &subscriptions)
  }
}

struct LoadedView: View {
  @StateObject private var tides = LoadedTides()
  var body: some View { Text(tides.text) }
}

struct ClockView: View {
  @StateObject private var clock = ZoneOfTides()
  var body: some View { Text("\(clock.changes)") }
}

struct MinutesView: View {
  @StateObject private var minutes = MinutesOfTides()
  var body: some View { Text("\(minutes.minutes)") }
}

struct PilotView: View {
  @StateObject private var calls = PilotCalls()
  var body: some View { Text(calls.text) }
}

struct ArrivalsView: View {
  @StateObject private var arrivals = Arrivals()
  var body: some View { Text("\(arrivals.count)") }
}
