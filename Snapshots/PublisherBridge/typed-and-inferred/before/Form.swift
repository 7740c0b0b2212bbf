import Combine
import SwiftUI

enum Step { case name, address }

struct Address: Equatable { var street = "" }

final class Form: ObservableObject {
  @Published var step = Step.name
  @Published var address = Address()
  @Published var notes: [String] = []
  @Published var counts = ["a": 1]
  @Published var choice: Step?
  @Published var implicit: String!
  @Published var total = 1 + 1
  @Published var check: (String) -> Bool = { !$0.isEmpty }
  @Published var tags = Set<String>()
  private var watches: Set<AnyCancellable> = []

  func watch() {
    $step.sink { print("step \($0)") }.store(in: &watches)
    $address.sink { print("address \($0.street)") }.store(in: &watches)
    $notes.sink { print("notes \($0)") }.store(in: &watches)
    $counts.sink { print("counts \($0.keys.sorted())") }.store(in: &watches)
    $choice.sink { print("choice \($0 == nil)") }.store(in: &watches)
    $implicit.sink { print("implicit \($0 == nil)") }.store(in: &watches)
    $total.sink { print("total \($0)") }.store(in: &watches)
    $check.sink { print("check \($0("x"))") }.store(in: &watches)
    $tags.sink { print("tags \($0.sorted())") }.store(in: &watches)
  }
}
