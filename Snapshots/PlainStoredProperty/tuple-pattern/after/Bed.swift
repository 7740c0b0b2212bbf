import Observation

@Observable
final class Bed {
  var title = ""
  /// In metres.
  @ObservationIgnored private(set) var width = 1
  @ObservationIgnored private(set) var length = 2
  @ObservationIgnored var rows: Int = 3
  @ObservationIgnored var kind: String?
  let (a, b) = (1, 2)
  var (x, y) = makePair()
}

func makePair() -> (Int, Int) { (1, 2) }
