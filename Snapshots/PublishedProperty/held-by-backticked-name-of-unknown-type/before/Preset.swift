import Combine

final class Preset: ObservableObject {
  @Published var `default` = makeLevel()
}

func makeLevel() -> Int { 1 }
