import Combine

struct Seed {
  let name: String
}

final class Plant: ObservableObject {
  @Published var height = 0
  let name: String

  init(seed: Seed) {
    name = seed.name
  }
}

final class Bed: ObservableObject {
  @Published var isDry = false
  let plant: Plant

  init(plant: Plant) {
    self.plant = plant
  }
}

enum Tool {
  case can(Plant)
  case shears

  var plant: Plant? {
    if case .can(let plant) = self { return plant }
    return nil
  }
}

struct Nursery {
  static func grow(_ seed: Seed) -> Plant { Plant(seed: seed) }
  func plant(seed: Seed) -> Plant { Plant(seed: seed) }
  func beds(for plant: Plant) -> AnyPublisher<Bed, Never> {
    Just(Bed(plant: plant)).eraseToAnyPublisher()
  }
}

extension Publisher {
  func slowly() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}

final class Garden: ObservableObject {
  @Published var seeds: [Seed] = []
  @Published var next: Seed?
  @Published var tallest = 0
  private let nursery = Nursery()
  private var cancellables: Set<AnyCancellable> = []

  func follow() {
    $next.compactMap { $0 }
      .map(nursery.plant(seed:))
      .map(Bed.init)
      .slowly()
      .sink { [weak self] bed in
        guard let self else { return }
        bed.$isDry
          .sink { print($0) }
          .store(in: &self.cancellables)
      }
      .store(in: &cancellables)
    $next.compactMap { $0 }
      .map(Nursery.grow)
      .map(Tool.can)
      .compactMap(\.plant)
      .flatMap(nursery.beds)
      .map(\.plant, \.isDry)
      .sink { [weak self] plant, isDry in
        plant.$height
          .sink { print($0, isDry) }
          .store(in: &self!.cancellables)
      }
      .store(in: &cancellables)
    next.map(makePlant)?.$height
      .sink { [weak self] in self?.tallest = $0 }
      .store(in: &cancellables)
    Publishers.Zip(Just(seeds.map(makePlant)), $tallest)
      .sink { [weak self] plants, _ in
        for plant in plants {
          plant.$height
            .sink { print($0) }
            .store(in: &self!.cancellables)
        }
      }
      .store(in: &cancellables)
  }

  private func makePlant(_ seed: Seed) -> Plant { Plant(seed: seed) }
}
