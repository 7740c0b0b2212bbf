import Combine
import SwiftUI

@Observable
final class Bed {
  var plants = 0
  private var rows = [1]
  var width: Int { rows.count }

  func widen() {
    rows.append(rows.count)
  }
}

@Observable
final class Gate {
  var isOpen = false
}

final class Well: ObservableObject {
  let objectWillChange = PassthroughSubject<Int, Never>()
  var cancellables: Set<AnyCancellable> = []

  var depth = 3 {
    didSet { objectWillChange.send(depth) }
  }

  init() {
    objectWillChange.sink { print("depth", $0) }.store(in: &cancellables)
  }
}

struct BedView: View {
  let bed: Bed
  let gate: Gate
  @ObservedObject var well: Well

  var body: some View {
    Text("\(bed.plants) in \(bed.width), \(gate.isOpen ? "open" : "closed"), \(well.depth)")
  }
}
