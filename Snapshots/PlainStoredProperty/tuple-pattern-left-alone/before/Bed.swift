import Combine

final class Bed: ObservableObject {
  @Published var title = ""
  var (width, length) = (1, 2)
}
