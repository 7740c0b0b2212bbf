import Combine

final class Preset: ObservableObject {
  @Published var `default` = [1, 2].reduce(0, +)
}
