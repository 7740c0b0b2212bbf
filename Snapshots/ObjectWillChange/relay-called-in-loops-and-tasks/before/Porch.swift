import Combine

final class Lamp: ObservableObject {
  @Published var isLit = false
}

final class Porch: ObservableObject {
  let lamps: [Lamp] = []
  private var watches: Set<AnyCancellable> = []

  init() {
    for lamp in lamps where lamp.isLit {
      watch(lamp)
    }
  }

  private func watch(_ part: some ObservableObject) {
    part.objectWillChange
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &watches)
  }
}
