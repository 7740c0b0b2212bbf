import Combine
import Observation

struct Seed {
  let name: String
}

@Observable
final class Plant {
  var height = 0 {
    willSet { heightSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var heightSubject = CurrentValueSubject<Int, Never>(_height)
  let name: String

  init(seed: Seed) {
    name = seed.name
  }
}

@Observable
final class Bed {
  var isDry = false {
    willSet { isDrySubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var isDrySubject = CurrentValueSubject<Bool, Never>(_isDry)
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

@Observable
final class Garden {
  var seeds: [Seed] = []
  var next: Seed? {
    willSet { nextSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var nextSubject = CurrentValueSubject<Seed?, Never>(_next)
  var tallest = 0 {
    willSet { tallestSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var tallestSubject = CurrentValueSubject<Int, Never>(_tallest)
  private let nursery = Nursery()
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  func follow() {
    nextSubject.compactMap { $0 }
      .map(nursery.plant(seed:))
      .map(Bed.init)
      .slowly()
      .sink { [weak self] bed in
        guard let self else { return }
        bed.isDrySubject
          .sink { print($0) }
          .store(in: &self.cancellables)
      }
      .store(in: &cancellables)
    nextSubject.compactMap { $0 }
      .map(Nursery.grow)
      .map(Tool.can)
      .compactMap(\.plant)
      .flatMap(nursery.beds)
      .map(\.plant, \.isDry)
      .sink { [weak self] plant, isDry in
        plant.heightSubject
          .sink { print($0, isDry) }
          .store(in: &self!.cancellables)
      }
      .store(in: &cancellables)
    next.map(makePlant)?.heightSubject
      .sink { [weak self] in self?.tallest = $0 }
      .store(in: &cancellables)
    Publishers.Zip(Just(seeds.map(makePlant)), tallestSubject)
      .sink { [weak self] plants, _ in
        for plant in plants {
          plant.heightSubject
            .sink { print($0) }
            .store(in: &self!.cancellables)
        }
      }
      .store(in: &cancellables)
  }

  private func makePlant(_ seed: Seed) -> Plant { Plant(seed: seed) }
}
