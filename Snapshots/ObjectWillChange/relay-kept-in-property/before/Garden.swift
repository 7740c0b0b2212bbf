import Combine

final class Bed: ObservableObject {
  @Published var plants = 0
}

final class Garden: ObservableObject {
  @Published var title = ""
  let bed = Bed()
  private var watch: AnyCancellable?

  init() {
    watch = bed.objectWillChange.sink { [weak self] _ in
      self?.objectWillChange.send()
    }
  }
}

final class Orchard: ObservableObject {
  @Published var title = ""
  let bed = Bed()
  private var sink: AnyCancellable?

  init() {
    self.sink = bed.objectWillChange.sink { [weak self] _ in
      self?.objectWillChange.send()
    }
  }
}
