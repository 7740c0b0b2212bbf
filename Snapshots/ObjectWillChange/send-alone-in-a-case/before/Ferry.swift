import SwiftUI

enum Stop {
  case pier, island, mainland
}

final class Ferry: ObservableObject {
  @Published private(set) var stop = Stop.pier
  @Published private(set) var trips = 0
  @Published var isFull = false {
    didSet {
      switch isFull {
      case true: objectWillChange.send()
      case false: trips += 1
      }
    }
  }

  func land(at next: Stop) {
    stop = next
    switch next {
    case .pier:
      objectWillChange.send()
    case .island:
      // The view is told twice.
      DispatchQueue.main.async {
        self.objectWillChange.send()
      }
      objectWillChange.send()
    case .mainland:
      trips += 1
      objectWillChange.send()
    }
  }
}

struct FerryView: View {
  @ObservedObject var ferry: Ferry

  var body: some View {
    Text("\(ferry.trips) trips")
    Toggle("Full", isOn: $ferry.isFull)
    Button("Land") { ferry.land(at: .island) }
  }
}
