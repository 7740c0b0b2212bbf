import Combine
import SwiftUI

/// The title is delivered while the pipeline is set up, so a request starts with each object.
final class Covers: ObservableObject {
  @Published var title = ""
  private var sizes: [Int] = []
  private var bag = Set<AnyCancellable>()

  init() {
    $title
      .flatMap { title in Covers.size(of: title) }
      .receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.sizes.append($0) }
      .store(in: &bag)
  }

  static func size(of title: String) -> AnyPublisher<Int, Never> {
    URLSession.shared.dataTaskPublisher(for: URL(fileURLWithPath: "/covers/" + title))
      .map { $0.data.count }
      .replaceError(with: 0)
      .eraseToAnyPublisher()
  }
}

final class Lyrics: ObservableObject {
  @Published var title = ""
  private var sizes: [Int] = []
  private var bag = Set<AnyCancellable>()

  init() {
    $title
      .map { title in Covers.size(of: title) }
      .switchToLatest()
      .receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.sizes.append($0) }
      .store(in: &bag)
  }
}

/// The request waits.
final class Reviews: ObservableObject {
  @Published var title = ""
  private var sizes: [Int] = []
  private var bag = Set<AnyCancellable>()

  init() {
    $title
      .debounce(for: .seconds(1), scheduler: DispatchQueue.main)
      .flatMap { title in Covers.size(of: title) }
      .sink { [weak self] in self?.sizes.append($0) }
      .store(in: &bag)
  }
}

/// The assignment runs the closure before the initializer returns.
final class Loudness: ObservableObject {
  @Published var level = 0
  private var bag = Set<AnyCancellable>()

  init() {
    $level.dropFirst().sink { UserDefaults.standard.set($0, forKey: "level") }.store(in: &bag)
    level = 3
  }
}

final class Balance: ObservableObject {
  @Published var side = 0
  private var bag = Set<AnyCancellable>()

  init() {
    watch()
    side = 1
  }

  private func watch() {
    $side.dropFirst().sink { UserDefaults.standard.set($0, forKey: "side") }.store(in: &bag)
  }
}

/// Nothing is assigned later.
final class Pitch: ObservableObject {
  @Published var tone = 0
  private var bag = Set<AnyCancellable>()

  init() {
    tone = 5
    $tone.dropFirst().sink { UserDefaults.standard.set($0, forKey: "tone") }.store(in: &bag)
  }
}

struct PlayerView: View {
  @StateObject private var covers = Covers()
  @StateObject private var lyrics = Lyrics()
  @StateObject private var reviews = Reviews()
  @StateObject private var loudness = Loudness()
  @StateObject private var balance = Balance()
  @StateObject private var pitch = Pitch()

  var body: some View {
    Text("\(covers.title) \(lyrics.title) \(reviews.title)")
    Text("\(loudness.level) \(balance.side) \(pitch.tone)")
  }
}
