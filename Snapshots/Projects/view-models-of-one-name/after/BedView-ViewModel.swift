import Observation

extension BedView {
  @Observable
  final class ViewModel {
    var title = "Bed"
  }
}
