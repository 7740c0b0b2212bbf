import Combine
import SwiftUI

final class Bed: ObservableObject {
  let objectWillChange = PassthroughSubject<Bed, Never>()

  var plants = 0 {
    didSet { objectWillChange.send(self) }
  }
  private var rows = [1]
  var width: Int { rows.count }

  func widen() {
    rows.append(rows.count)
    objectWillChange.send(self)
  }
}

final class Gate: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()

  var isOpen = false {
    willSet { objectWillChange.send(()) }
  }
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
  @ObservedObject var bed: Bed
  @ObservedObject var gate: Gate
  @ObservedObject var well: Well

  var body: some View {
    Text("\(bed.plants) in \(bed.width), \(gate.isOpen ? "open" : "closed"), \(well.depth)")
  }
}
