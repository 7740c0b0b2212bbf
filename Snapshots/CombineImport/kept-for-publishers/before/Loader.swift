import Combine

final class Loader: ObservableObject {
  @Published var value = 0
  let values = Just(1)
}
