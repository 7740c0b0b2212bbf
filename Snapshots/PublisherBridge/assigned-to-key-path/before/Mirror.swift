import Combine

final class Original: ObservableObject {
  @Published var title = "first"
}

final class Copy: ObservableObject {
  @Published var title = ""
  private var watches = Set<AnyCancellable>()

  init(of original: Original) {
    original.$title
      .map { "copy of \($0)" }
      .assign(to: \.title, on: self)
      .store(in: &watches)
  }
}
