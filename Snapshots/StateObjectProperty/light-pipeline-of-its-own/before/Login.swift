import Combine
import SwiftUI

/// Sources, target and storage belong to the object.
final class Login: ObservableObject {
  @Published var name = ""
  @Published var password = ""
  @Published private(set) var isComplete = false
  private let attempts = PassthroughSubject<Int, Never>()
  private var cancellables = Set<AnyCancellable>()

  init() {
    Publishers.CombineLatest($name, $password)
      .map { !$0.isEmpty && $1.count > 7 }
      .assign(to: &$isComplete)
    attempts
      .filter { $0 > 2 }
      .sink { [weak self] _ in self?.password = "" }
      .store(in: &cancellables)
  }
}

struct LoginView: View {
  @StateObject private var login = Login()

  var body: some View {
    TextField("Name", text: $login.name)
    SecureField("Password", text: $login.password)
    Button("Log in") {}.disabled(!login.isComplete)
  }
}

/// The closure holds the object, which never goes away.
final class Meter: ObservableObject {
  @Published var level = 0
  @Published private(set) var peak = 0
  private var cancellables = Set<AnyCancellable>()

  init() {
    $level.sink { self.peak = max(self.peak, $0) }.store(in: &cancellables)
  }
}

struct MeterView: View {
  @StateObject private var meter = Meter()

  var body: some View { Text("\(meter.peak)") }
}

/// What the closure does reaches others.
final class Volume: ObservableObject {
  @Published var level = 0
  private var cancellables = Set<AnyCancellable>()

  init() {
    $level.sink { UserDefaults.standard.set($0, forKey: "level") }.store(in: &cancellables)
  }
}

struct VolumeView: View {
  @StateObject private var volume = Volume()

  var body: some View { Text("\(volume.level)") }
}

/// A publisher of the project that belongs to the object, however it is created.
final class Beats: Publisher {
  typealias Output = Int
  typealias Failure = Never
  private let subject = PassthroughSubject<Int, Never>()

  init(tempo: Int) {}

  func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Int {
    subject.receive(subscriber: subscriber)
  }
}

final class Drum: ObservableObject {
  @Published var hits = 0
  let beats: Beats
  private let pauses: Beats = .init(tempo: 2)
  private var cancellables = Set<AnyCancellable>()

  init() {
    beats = .init(tempo: 4)
    beats.sink { [weak self] in self?.hits = $0 }.store(in: &cancellables)
    pauses.sink { [weak self] _ in self?.hits = 0 }.store(in: &cancellables)
  }
}

final class Band: ObservableObject {
  @Published var hits = 0
  private let drum = Drum()
  private var cancellables = Set<AnyCancellable>()

  init() {
    drum.beats.sink { [weak self] in self?.hits = $0 }.store(in: &cancellables)
  }
}

struct BandView: View {
  @StateObject private var band = Band()

  var body: some View { Text("\(band.hits)") }
}
