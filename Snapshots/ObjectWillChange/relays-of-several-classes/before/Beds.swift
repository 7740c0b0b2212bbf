import Combine

final class Bed: ObservableObject {
  @Published var plants = 0
}

final class Rows: ObservableObject {
  @Published var title = ""
  let bed = Bed()
  private var watch: AnyCancellable?

  init() {
    watch = bed.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
  }
}

final class Columns: ObservableObject {
  @Published var title = ""
  let bed = Bed()
  private var watch: AnyCancellable?

  init() {
    watch = bed.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
  }

  deinit { watch?.cancel() }
}
