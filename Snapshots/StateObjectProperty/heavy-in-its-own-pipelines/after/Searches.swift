import Combine
import SwiftUI

/// The title is delivered while the pipeline is set up, so a request starts with each object.
@Observable
final class Covers {
  var title = "" {
    willSet { titleSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var titleSubject = CurrentValueSubject<String, Never>(_title)
  @ObservationIgnored private var sizes: [Int] = []
  @ObservationIgnored private var bag = Set<AnyCancellable>()
  @ObservationIgnored private(set) var isReady = false

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    titleSubject
      .flatMap { title in Covers.size(of: title) }
      .receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.sizes.append($0) }
      .store(in: &bag)
    isReady = true
  }

  static func size(of title: String) -> AnyPublisher<Int, Never> {
    URLSession.shared.dataTaskPublisher(for: URL(fileURLWithPath: "/covers/" + title))
      .map { $0.data.count }
      .replaceError(with: 0)
      .eraseToAnyPublisher()
  }
}

@Observable
final class Lyrics {
  var title = "" {
    willSet { titleSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var titleSubject = CurrentValueSubject<String, Never>(_title)
  @ObservationIgnored private var sizes: [Int] = []
  @ObservationIgnored private var bag = Set<AnyCancellable>()
  @ObservationIgnored private(set) var isReady = false

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    titleSubject
      .map { title in Covers.size(of: title) }
      .switchToLatest()
      .receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.sizes.append($0) }
      .store(in: &bag)
    isReady = true
  }
}

/// The request waits.
@Observable
final class Reviews {
  var title = "" {
    willSet { titleSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var titleSubject = CurrentValueSubject<String, Never>(_title)
  @ObservationIgnored private var sizes: [Int] = []
  @ObservationIgnored private var bag = Set<AnyCancellable>()

  init() {
    titleSubject
      .debounce(for: .seconds(1), scheduler: DispatchQueue.main)
      .flatMap { title in Covers.size(of: title) }
      .sink { [weak self] in self?.sizes.append($0) }
      .store(in: &bag)
  }
}

/// The assignment runs the closure before the initializer returns.
@Observable
final class Loudness: ObservableObject {
  var level = 0 {
    willSet { levelSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var levelSubject = CurrentValueSubject<Int, Never>(_level)
  @ObservationIgnored private var bag = Set<AnyCancellable>()

  init() {
    levelSubject.dropFirst().sink { UserDefaults.standard.set($0, forKey: "level") }.store(in: &bag)
    level = 3
  }
}

@Observable
final class Balance: ObservableObject {
  var side = 0 {
    willSet { sideSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var sideSubject = CurrentValueSubject<Int, Never>(_side)
  @ObservationIgnored private var bag = Set<AnyCancellable>()

  init() {
    watch()
    side = 1
  }

  private func watch() {
    sideSubject.dropFirst().sink { UserDefaults.standard.set($0, forKey: "side") }.store(in: &bag)
  }
}

/// Nothing is assigned later.
@Observable
final class Pitch {
  var tone = 0 {
    willSet { toneSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var toneSubject = CurrentValueSubject<Int, Never>(_tone)
  @ObservationIgnored private var bag = Set<AnyCancellable>()

  init() {
    tone = 5
    toneSubject.dropFirst().sink { UserDefaults.standard.set($0, forKey: "tone") }.store(in: &bag)
  }
}

struct PlayerView: View {
  @State private var covers = Covers()
  @State private var lyrics = Lyrics()
  @State private var reviews = Reviews()
  @StateObject private var loudness = Loudness()
  @StateObject private var balance = Balance()
  @State private var pitch = Pitch()

  var body: some View {
    Group {
      Text("\(covers.title) \(lyrics.title) \(reviews.title)")
      Text("\(loudness.level) \(balance.side) \(pitch.tone)")
    }
    .task { await covers.bootstrap() }
    .task { await lyrics.bootstrap() }
  }
}
