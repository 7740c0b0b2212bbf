import Combine
import Foundation
import SwiftUI

enum Station {
  nonisolated(unsafe) static let songs = PassthroughSubject<String, Never>()
  nonisolated(unsafe) static let volume = CurrentValueSubject<Int, Never>(3)
}

extension Notification.Name {
  static let stationChanged = Notification.Name("stationChanged")
}

/// A song that is sent before the view appears would be missed.
@Observable
final class Songs: ObservableObject {
  var last = ""
  @ObservationIgnored private var cancellables = Set<AnyCancellable>()

  init() {
    Station.songs.sink { [weak self] in self?.last = $0 }.store(in: &cancellables)
  }
}

/// The latest volume is sent to whoever subscribes.
@Observable
final class Volume {
  var level = 0
  @ObservationIgnored private var cancellables = Set<AnyCancellable>()
  @ObservationIgnored private(set) var isReady = false

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    Station.volume.receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.level = $0 }
      .store(in: &cancellables)
    isReady = true
  }
}

/// The app posts the notification itself.
@Observable
final class Dial: ObservableObject {
  var turns = 0

  init() {
    NotificationCenter.default.addObserver(
      forName: .stationChanged, object: nil, queue: .main
    ) { [weak self] _ in self?.turns += 1 }
  }
}

/// Nothing in the app posts this one.
@Observable
final class Clock {
  var changes = 0
  @ObservationIgnored private(set) var isReady = false

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    NotificationCenter.default.addObserver(
      forName: Notification.Name("clockChanged"), object: nil, queue: .main
    ) { [weak self] _ in self?.changes += 1 }
    isReady = true
  }
}

struct RadioView: View {
  @StateObject private var songs = Songs()
  @State private var volume = Volume()
  @StateObject private var dial = Dial()

  var body: some View {
    Group {
      Text("\(songs.last) \(volume.level) \(dial.turns)")
      Button("Next") { NotificationCenter.default.post(name: .stationChanged, object: nil) }
    }
    .task { await volume.bootstrap() }
  }
}

struct ClockView: View {
  @State private var clock = Clock()

  var body: some View { Text("\(clock.changes)").task { await clock.bootstrap() } }
}

/// A second appearance would not start it again.
@Observable
final class Scan: ObservableObject {
  var isOn = false
  @ObservationIgnored private var task: Task<Void, Never>?

  init() {
    task = Task { await Task.yield() }
  }

  func stop() { task?.cancel() }
}

struct ScanView: View {
  @StateObject private var scan = Scan()

  var body: some View { Text(scan.isOn ? "on" : "off").onDisappear { scan.stop() } }
}

/// The view inside stops it.
@Observable
final class Search: ObservableObject {
  var isOn = false
  @ObservationIgnored private var task: Task<Void, Never>?

  init() {
    task = Task { await Task.yield() }
  }

  func stop() { task?.cancel() }
}

struct SearchView: View {
  @StateObject private var search = Search()

  var body: some View { SearchTitle(search: search) }
}

struct SearchTitle: View {
  let search: Search

  var body: some View { Text(search.isOn ? "on" : "off").onDisappear { search.stop() } }
}
