import Combine

final class Bed: ObservableObject {
  @Published var title = ""
  /// In metres.
  private(set) var (width, length) = (1, 2)
  var (rows, kind): (Int, String?) = (3, nil)
  let (a, b) = (1, 2)
  var (x, y) = makePair()
}

func makePair() -> (Int, Int) { (1, 2) }
