import Combine

extension BedView {
  final class ViewModel: ObservableObject {
    @Published var title = "Bed"
  }
}
