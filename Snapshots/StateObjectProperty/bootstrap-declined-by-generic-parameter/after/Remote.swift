import Combine
import SwiftUI

protocol Station: AnyObject {
  var songs: AnyPublisher<String, Never> { get }
}

@Observable
final class Remote: ObservableObject {
  private(set) var song = ""
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  init<S: Station>(station: S) {
    station.songs
      .sink { [weak self] in self?.song = $0 }
      .store(in: &cancellables)
  }
}

@Observable
final class Display: ObservableObject {
  private(set) var song = ""
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  init(station: some Station) {
    station.songs
      .sink { [weak self] in self?.song = $0 }
      .store(in: &cancellables)
  }
}

/// What the class itself is generic over it can store.
@Observable
final class Recorder<S: Station>: ObservableObject {
  private(set) var song = ""
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  init(station: S) {
    station.songs
      .sink { [weak self] in self?.song = $0 }
      .store(in: &cancellables)
  }
}

struct RemoteView<S: Station>: View {
  @StateObject private var remote: Remote
  @StateObject private var display: Display

  init(station: S) {
    _remote = StateObject(wrappedValue: Remote(station: station))
    _display = StateObject(wrappedValue: Display(station: station))
  }

  var body: some View {
    Text(remote.song + display.song)
  }
}

struct RecorderView<S: Station>: View {
  @StateObject private var recorder: Recorder<S>

  init(station: S) {
    _recorder = StateObject(wrappedValue: Recorder(station: station))
  }

  var body: some View {
    Text(recorder.song)
  }
}
