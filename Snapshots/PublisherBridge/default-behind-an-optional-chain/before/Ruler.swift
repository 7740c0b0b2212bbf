import Combine
import SwiftUI

struct Scale {
  static let standard: Scale? = Scale(marks: 12)
  var marks: Int
}

final class Ruler: ObservableObject {
  @Published var marks = Scale.standard?.marks
  @Published var known = Scale.standard!.marks
  private var cancellables: Set<AnyCancellable> = []

  init() {
    $marks.sink { print($0 ?? 0) }.store(in: &cancellables)
    $known.sink { print($0) }.store(in: &cancellables)
  }
}

struct RulerView: View {
  @StateObject private var ruler = Ruler()

  var body: some View {
    Text("\(ruler.marks ?? 0) of \(ruler.known)")
  }
}
