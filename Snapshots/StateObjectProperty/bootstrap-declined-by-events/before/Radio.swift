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
final class Songs: ObservableObject {
  @Published var last = ""
  private var cancellables = Set<AnyCancellable>()

  init() {
    Station.songs.sink { [weak self] in self?.last = $0 }.store(in: &cancellables)
  }
}

/// The latest volume is sent to whoever subscribes.
final class Volume: ObservableObject {
  @Published var level = 0
  private var cancellables = Set<AnyCancellable>()

  init() {
    Station.volume.receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.level = $0 }
      .store(in: &cancellables)
  }
}

/// The app posts the notification itself.
final class Dial: ObservableObject {
  @Published var turns = 0

  init() {
    NotificationCenter.default.addObserver(
      forName: .stationChanged, object: nil, queue: .main
    ) { [weak self] _ in self?.turns += 1 }
  }
}

/// Nothing in the app posts this one.
final class Clock: ObservableObject {
  @Published var changes = 0

  init() {
    NotificationCenter.default.addObserver(
      forName: Notification.Name("clockChanged"), object: nil, queue: .main
    ) { [weak self] _ in self?.changes += 1 }
  }
}

struct RadioView: View {
  @StateObject private var songs = Songs()
  @StateObject private var volume = Volume()
  @StateObject private var dial = Dial()

  var body: some View {
    Text("\(songs.last) \(volume.level) \(dial.turns)")
    Button("Next") { NotificationCenter.default.post(name: .stationChanged, object: nil) }
  }
}

struct ClockView: View {
  @StateObject private var clock = Clock()

  var body: some View { Text("\(clock.changes)") }
}

/// A second appearance would not start it again.
final class Scan: ObservableObject {
  @Published var isOn = false
  private var task: Task<Void, Never>?

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
final class Search: ObservableObject {
  @Published var isOn = false
  private var task: Task<Void, Never>?

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
  @ObservedObject var search: Search

  var body: some View { Text(search.isOn ? "on" : "off").onDisappear { search.stop() } }
}
