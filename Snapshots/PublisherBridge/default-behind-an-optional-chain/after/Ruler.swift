import Combine
import SwiftUI

struct Scale {
  static let standard: Scale? = Scale(marks: 12)
  var marks: Int
}

@Observable
final class Ruler {
  var marks = Scale.standard?.marks {
    willSet { marksSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var marksSubject = CurrentValueSubject<_, Never>(_marks)
  var known = Scale.standard!.marks {
    willSet { knownSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var knownSubject = CurrentValueSubject<Int, Never>(_known)
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  init() {
    marksSubject.sink { print($0 ?? 0) }.store(in: &cancellables)
    knownSubject.sink { print($0) }.store(in: &cancellables)
  }
}

struct RulerView: View {
  @State private var ruler = Ruler()

  var body: some View {
    Text("\(ruler.marks ?? 0) of \(ruler.known)")
  }
}
