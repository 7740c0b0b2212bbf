import Combine

final class Preset: ObservableObject {
  @Published var `default` = 1
  @Published var level = 2
}
