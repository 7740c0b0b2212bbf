import Combine

final class Scale: ObservableObject {
  @Published var weight = 0
}
