import Combine

final class Kitchen: ObservableObject {
  @Published var isLit = false
}

final class Garden: ObservableObject {
  @Published var isDry = false
}

final class House: ObservableObject {
  let kitchen = Kitchen()
  let garden = Garden()
  private var cancellables: Set<AnyCancellable> = []

  func watch() {
    var new: Set<AnyCancellable> = []
    garden.$isDry.sink { print($0) }.store(in: &new)

    kitchen.objectWillChange
      .sink { [weak self] in self?.objectWillChange.send() }
      .store(in: &new)
    garden.objectWillChange
      .sink { [weak self] in self?.objectWillChange.send() }
      .store(in: &new)

    cancellables = new
  }

  func follow() {
    print(kitchen.isLit)

    kitchen.objectWillChange
      .sink { [weak self] in self?.objectWillChange.send() }
      .store(in: &cancellables)
    garden.objectWillChange
      .sink { [weak self] in self?.objectWillChange.send() }
      .store(in: &cancellables)
  }
}
