import Combine
import SwiftUI

/// Sources, target and storage belong to the object.
@Observable
final class Login {
  var name = "" {
    willSet { nameSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var nameSubject = CurrentValueSubject<String, Never>(_name)
  var password = "" {
    willSet { passwordSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var passwordSubject = CurrentValueSubject<String, Never>(_password)
  private(set) var isComplete = false
  private let attempts = PassthroughSubject<Int, Never>()
  @ObservationIgnored private var cancellables = Set<AnyCancellable>()

  init() {
    Publishers.CombineLatest(nameSubject, passwordSubject)
      .map { !$0.isEmpty && $1.count > 7 }
      .sink { [weak self] in self?.isComplete = $0 }
      .store(in: &cancellables)
    attempts
      .filter { $0 > 2 }
      .sink { [weak self] _ in self?.password = "" }
      .store(in: &cancellables)
  }
}

struct LoginView: View {
  @State private var login = Login()

  var body: some View {
    TextField("Name", text: $login.name)
    SecureField("Password", text: $login.password)
    Button("Log in") {}.disabled(!login.isComplete)
  }
}

/// The closure holds the object, which never goes away.
@Observable
final class Meter: ObservableObject {
  var level = 0 {
    willSet { levelSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var levelSubject = CurrentValueSubject<Int, Never>(_level)
  private(set) var peak = 0
  @ObservationIgnored private var cancellables = Set<AnyCancellable>()

  init() {
    levelSubject.sink { self.peak = max(self.peak, $0) }.store(in: &cancellables)
  }
}

struct MeterView: View {
  @StateObject private var meter = Meter()

  var body: some View { Text("\(meter.peak)") }
}

/// What the closure does reaches others.
@Observable
final class Volume {
  var level = 0 {
    willSet { levelSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var levelSubject = CurrentValueSubject<Int, Never>(_level)
  @ObservationIgnored private var cancellables = Set<AnyCancellable>()
  @ObservationIgnored private(set) var isReady = false

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    levelSubject.sink { UserDefaults.standard.set($0, forKey: "level") }.store(in: &cancellables)
    isReady = true
  }
}

struct VolumeView: View {
  @State private var volume = Volume()

  var body: some View { Text("\(volume.level)").task { await volume.bootstrap() } }
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

final class Drum {
  var hits = 0
  let beats: Beats
  private let pauses: Beats = .init(tempo: 2)
  private var cancellables = Set<AnyCancellable>()

  init() {
    beats = .init(tempo: 4)
    beats.sink { [weak self] in self?.hits = $0 }.store(in: &cancellables)
    pauses.sink { [weak self] _ in self?.hits = 0 }.store(in: &cancellables)
  }
}

@Observable
final class Band {
  var hits = 0
  private let drum = Drum()
  @ObservationIgnored private var cancellables = Set<AnyCancellable>()

  init() {
    drum.beats.sink { [weak self] in self?.hits = $0 }.store(in: &cancellables)
  }
}

struct BandView: View {
  @State private var band = Band()

  var body: some View { Text("\(band.hits)") }
}
