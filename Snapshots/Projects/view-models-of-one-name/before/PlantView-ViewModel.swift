import Combine

extension PlantView {
  final class ViewModel: ObservableObject {
    @Published var name = "Fern"
  }
}
