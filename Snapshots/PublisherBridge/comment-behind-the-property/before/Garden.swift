import Combine
import SwiftUI

final class Garden: ObservableObject {
  @Published var bed: String?     // nil: nothing is planted
  @Published private(set) var litres = 0.0 // since this morning

  @Published var visitors: [String] = []  // by name
  @Published
  var isOpen = true // to visitors
  @Published var rows = [
    "Sage",  // first
    "Thyme",
  ]  // from the left
  private var cancellables: Set<AnyCancellable> = []

  func follow() {
    $bed.sink { print($0 ?? "") }.store(in: &cancellables)
    $litres.sink { print($0) }.store(in: &cancellables)
    $isOpen.sink { print($0) }.store(in: &cancellables)
    $rows.sink { print($0) }.store(in: &cancellables)
  }
}

struct GardenLabel: View {
  @ObservedObject var garden: Garden

  var body: some View { Text(garden.bed ?? "") }
}
