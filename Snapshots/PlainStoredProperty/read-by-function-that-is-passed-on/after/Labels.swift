import SwiftUI

@Observable
final class Labels {
  private var version = 0
  var numbers = [1, 2]
  private var names: [Int: String] = [1: "one"]

  func name(_ number: Int) -> String { names[number] ?? "?" }

  func add() {
    names[2] = "two"
    version += 1
  }
}

struct LabelsView: View {
  let labels: Labels

  var body: some View {
    Text(labels.numbers.map(labels.name).joined(separator: " "))
    Button("Add") { labels.add() }
  }
}
